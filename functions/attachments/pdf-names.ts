/**
 * Names in a PDF that make a reader run a script or a program, send data, or open or save another file. They are
 * compared after their escapes are undone, wherever they are: even in a comment, which costs a rare file that is
 * harmless.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia(?:Content)?|SubmitForm|ImportData|GoTo[ER]|Thread|Rendition)(?![A-Za-z])/;
/** A file on another machine, which a reader would sign in to. */
const REMOTE_FILE = /\/U?F[\s\0]*\([\s\0]*(?:\\\\|\\134|\/\/|\\0?57)/;
/**
 * A form whose fields are scripted, and a file that is encrypted. The names are so short that they need the start of
 * their value, or of a comment before it, to be told from compressed bytes.
 */
const SCRIPTED_FORM = /\/XFA[\s\0]*(?:\[|\d|<<|stream|%)/;
export const ENCRYPTED = /\/Encrypt[\s\0]*(?:\d|<<|%)/;

/** Whether some text has a name that acts. The text is without escapes. */
export function isActive(names: string): boolean {
  return ACTIVE.test(names) || SCRIPTED_FORM.test(names) || REMOTE_FILE.test(names);
}

/** The text with the escapes of its names undone: `/J#61vaScript` is `/JavaScript`. */
export function unescaped(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
