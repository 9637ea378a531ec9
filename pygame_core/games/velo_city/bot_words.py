def reason(view, choice, lang): return ""
