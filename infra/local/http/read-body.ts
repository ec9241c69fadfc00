import type { IncomingMessage } from 'node:http'

/** Reads a request's body; nothing if it is longer than allowed, and then the rest of it is not kept. */
export function readBody(request: IncomingMessage, longest: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let length = 0
    const take = (piece: Buffer) => {
      length += piece.length
      if (length <= longest) pieces.push(piece)
      else {
        request.off('data', take)
        resolve(undefined)
      }
    }
    request
      .on('data', take)
      .on('end', () => resolve(Buffer.concat(pieces)))
      .on('error', reject)
      .on('close', () => reject(new Error('The connection was closed before the body was there.')))
  })
}
