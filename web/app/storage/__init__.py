"""What the browser keeps."""
