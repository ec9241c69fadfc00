import { setTimeout as pause } from 'node:timers/promises'

const base = `${process.env.SZABI_URL}/api/${process.env.SZABI_LANGUAGE ?? 'hu'}`

/** Calls an endpoint, waits where the key has called too often, and fails by the sentence of a refusal. */
export async function szabi(path, method = 'GET', body) {
  const reply = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${process.env.SZABI_KEY}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (reply.status === 429) {
    await pause(Number(reply.headers.get('retry-after')) * 1000)
    return szabi(path, method, body)
  }
  const said = await reply.json()
  if (said.success !== 1) throw new Error(Object.values(said.errors ?? {}).flat()[0] ?? said.message)
  return said.data
}
