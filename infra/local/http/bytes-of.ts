import type { IncomingMessage } from 'node:http'

/** The body of a request or a response. Node's own consumers make a Blob of it first, which takes longer than the rest of a small call. */
export const bytesOf = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    message
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () => resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)))
      .on('error', reject)
      .on('close', () => reject(new Error('The connection was closed before the body was there.')))
  })
