import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../fixture/eventually.ts'
import { firstLine, program } from '../fixture/program.ts'

let DATA_DIR: string
const started: ChildProcess[] = []
beforeAll(async () => void (DATA_DIR = await mkdtemp(join(tmpdir(), 'killed-'))))
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(DATA_DIR, { recursive: true })
})

async function start() {
  const child = program('test/local/fixture/run.ts', { DATA_DIR })
  started.push(child)
  return { child, url: await firstLine(child) }
}

const put = (url: string, id: string) =>
  fetch(`${url}/api/hu/item/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' })

const emails = async (url: string) => {
  const mails = (await (await fetch(`${url}/_local/mail.json`)).json()) as { to: string }[]
  return mails.map(({ to }) => to.split('@')[0])
}

it('tells after a sudden death what was written before it, once', async () => {
  const first = await start()
  await put(first.url, 'before')
  await eventually(async () => (await emails(first.url)).includes('before'))
  await Promise.all(['a', 'b', 'c'].map(id => put(first.url, id)))
  first.child.kill('SIGKILL')

  const second = await start()
  await put(second.url, 'after')
  const told = await eventually(async () => {
    const all = await emails(second.url)
    return ['a', 'b', 'c', 'after'].every(id => all.includes(id)) && all
  })
  // What had been told and checked off long before the death is not told again.
  expect(told.filter(name => name === 'before')).toHaveLength(1)
})
