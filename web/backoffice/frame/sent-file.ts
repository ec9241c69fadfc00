import type { SentFile } from '#shared/backoffice/sent-file.ts'

/** How many bytes become letters at once, as many as a call takes. */
const step = 32_768

/** A file as it is sent within a call: its name, and its bytes in Base64. */
export async function sentFileOf(file: File): Promise<SentFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let letters = ''
  for (let at = 0; at < bytes.length; at += step) letters += String.fromCharCode(...bytes.subarray(at, at + step))
  return { name: file.name, content: btoa(letters) }
}
