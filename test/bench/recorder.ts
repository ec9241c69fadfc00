import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'

/** A call to the database as it was sent. */
export interface RecordedCall {
  action: string
  input: Record<string, unknown>
}

/** Batches of concurrent calls; each batch began when the last one was complete. */
export type Recording = RecordedCall[][]

/** Runs some work and records its database calls in batches. */
export async function recorded(work: () => Promise<unknown>): Promise<Recording> {
  const waves: Recording = []
  let underway = 0
  const created = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    if (underway++ === 0) waves.push([])
    const wave = waves.at(-1)
    const target = String(request.getHeader('x-amz-target') ?? '')
    keepBody(request, body =>
      wave?.push({ action: target.replace(/.*\./, ''), input: JSON.parse(body) as RecordedCall['input'] }),
    )
  }
  const finished = () => underway--
  subscribe('http.client.request.created', created)
  subscribe('http.client.response.finish', finished)
  try {
    await work()
  } finally {
    unsubscribe('http.client.request.created', created)
    unsubscribe('http.client.response.finish', finished)
  }
  return waves
}

/** Takes a copy of the request's body when it is complete. */
function keepBody(request: ClientRequest, take: (body: string) => void) {
  const pieces: string[] = []
  const keep = (piece: unknown) => {
    if (typeof piece === 'string') pieces.push(piece)
    else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece).toString())
  }
  const [write, end] = [request.write.bind(request), request.end.bind(request)]
  request.write = ((piece: unknown, ...rest: never[]) => {
    keep(piece)
    return write(piece, ...rest)
  }) as typeof request.write
  request.end = ((piece: unknown, ...rest: never[]) => {
    keep(piece)
    take(pieces.join(''))
    return end(piece as never, ...rest)
  }) as typeof request.end
}
