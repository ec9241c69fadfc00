import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Somebody else's server on this machine, which takes what is posted to it and answers as it is told. */
export async function openReceiver() {
  const received: Received[] = []
  let answer = { status: 200, text: 'OK' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(answer.status).end(answer.text)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/szabi`,
    received,
    answerWith: (status: number, text = '') => void (answer = { status, text }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
