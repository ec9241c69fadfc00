/** A file that was made: its bytes, what they are, and how its name ends. */
export interface MadeFile {
  bytes: Uint8Array
  type: string
  ending: string
}
