import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CannotStart } from '../stop.ts'

/** Listens on the loopback interface, and gives the port; 0 takes any free one. */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CannotStart(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken; set PORT to another one.`
        : `Port ${port} cannot be used: ${message}.`,
    )
  }
  return (server.address() as AddressInfo).port
}
