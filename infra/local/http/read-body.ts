import type { IncomingMessage } from 'node:http'

/** Reads a request's body; nothing if it is longer than allowed, and then the rest of it is not kept. */
export async function readBody(request: IncomingMessage, longest: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > longest) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
