// What the page and its Python say to each other: the only place where its shape is written. `tsc` checks the scripts
// against it, tests/app/test_messages.py checks Python's tables (web/app/shell/messages.py, web/app/core/screen.py,
// web/app/ui/effects.py). A field stands on one line; `?` says that it may be missing.

// ------------------------------------------------------------------ what values may be
export type Text = string;
export type Texts = Record<Text, Text>;
export type Flag = boolean;
/** Not negative: milliseconds, pixels, bytes. */
export type Whole = number;
/** Minutes behind the world's time. */
export type Zone = number;
/** Hexadecimal digits that nobody can foresee. */
export type Entropy = string;
/** A direction in degrees, or nothing. */
export type Aim = string;
/** Where a hand was, in the game's units, and when. */
export type Sample = [x: number, y: number, time: Whole];

// ------------------------------------------------------------------ up: what people and the browser do
/** Every page begins with it. */
export interface Start {
  kind: "start";
  hash: Text;
  storage: Texts;
  keeps: Flag;
  languages: Text[];
  width: Whole;
  height: Whole;
  reduced: Flag;
  dark: Flag;
  entropy: Entropy;
  base: Text;
  zone: Zone;
}

/** Something was tapped, submitted or changed; with the fields of the form around it. */
export interface Do {
  kind: "do";
  do: Text;
  form: Texts | null;
}

/** What is pointed at; null: nothing any more. */
export interface Look {
  kind: "look";
  do: Text | null;
}

/** The address has changed. */
export interface Go {
  kind: "go";
  hash: Text;
}

/** A piece is in the hand; with `keys` it is moved by keys. */
export interface Drag {
  kind: "drag";
  drag: Text;
  aim: Aim;
  first: Flag;
  samples: Sample[];
  end: Text;
  keys?: Text[];
  struck?: Text[];
  fine?: Flag;
  time?: Whole;
}

/** The wait that the last reply asked for is over. */
export interface Next {
  kind: "next";
}

/** Somebody does not want to wait. */
export interface Skip {
  kind: "skip";
}

/** The tab was left while a secret was on the screen. */
export interface Veil {
  kind: "veil";
}

/** Another tab has changed a stored value. */
export interface Storage {
  kind: "storage";
  key: Text;
  value: Text | null;
}

/** What became of a write: `why` not, and what stands there instead. */
export interface Stored {
  kind: "stored";
  ok: Flag;
  key: Text;
  why?: Text;
  guard?: Text;
  owner?: Text;
  value?: Text | null;
}

/** How much the browser keeps for us, as far as it says. */
export interface Room {
  kind: "room";
  usage?: Whole;
  quota?: Whole;
  persisted?: Flag;
}

export type Message = Start | Do | Look | Go | Drag | Next | Skip | Veil | Storage | Stored | Room;

// ------------------------------------------------------------------ down: what Python wants done
/** A write: while `token` stands under `guard`, and only over one of `over`. */
export type Write = [key: Text, value: Text | null, guard?: Text | null, token?: Text | null, over?: (Text | null)[] | null];

export interface Reply {
  paint?: Record<Text, Text>;
  attrs?: Record<Text, Record<Text, Text | null>>;
  store?: Write[];
  hash?: Text;
  replace?: Flag;
  title?: Text;
  say?: Text;
  focus?: Text;
  wait?: Whole;
  effect?: Effect | Effect[];
  dropped?: Text;
}

export interface Copy {
  type: "copy";
  text: Text;
}

export interface Share {
  type: "share";
  title: Text;
  text: Text;
  url?: Text;
}

export interface Download {
  type: "download";
  name: Text;
  text: Text;
  mime?: Text;
}

export interface Photo {
  type: "photo";
  name: Text;
  svg: Text;
  width: Whole;
  height: Whole;
  title: Text;
}

/** Where things are in each picture, by their ids. */
export interface Film {
  type: "film";
  frames: Record<Text, Text>[];
  ms: Whole;
}

export interface OpenFile {
  type: "open-file";
  do: Text;
  accept: Text;
}

/** Each note: hertz, and milliseconds after the start. */
export type Notes = [Whole, Whole][];

export interface Sound {
  type: "sound";
  notes: Notes;
}

export interface Vibrate {
  type: "vibrate";
  pattern: Whole[];
}

/** What needs nothing more to be said. */
export interface Plain {
  type: "install" | "persist" | "print" | "reload" | "room" | "update";
}

export type Effect = Copy | Share | Download | Photo | Film | OpenFile | Sound | Vibrate | Plain;

// ------------------------------------------------------------------ who talks
export type Tell = (message: Message) => Promise<Reply | undefined>;

/** The worker's functions. */
export interface Engine {
  ping(): Promise<string>;
  tell(message: string): Promise<string>;
}
