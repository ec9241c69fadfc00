import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endOf, program } from '../../local/fixture/program.ts'

/** The whole product with its demo company, as `npm start` shows it to somebody at a chosen moment. */
export async function localCloudAt(moment: string): Promise<{ url: string; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  const child = program('infra/local/main.ts', { CLOCK_AT: moment, PORT: '0', DATA_DIR: directory, NODE_ENV: '' })
  const ended = endOf(child)
  const url = await new Promise<string>((resolve, reject) => {
    ended.then(({ complaint }) => reject(new Error(complaint))).catch(reject)
    let found = ''
    // A line that ends with the address is one of the last that are said: by then the demo company is there.
    createInterface({ input: child.stdout! }).on('line', line => {
      found ||= /http:\/\/127\.0\.0\.1:\d+$/.exec(line)?.[0] ?? ''
      if (found) resolve(found)
    })
  })
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  return { url, close }
}
