import { createInterface } from 'node:readline'
import { endOf, program } from '../../local/fixture/program.ts'

/** The whole product with its demo company, as `npm start` shows it to somebody at a chosen moment. */
export async function localCloudAt(moment: string): Promise<{ url: string; close: () => Promise<void> }> {
  const child = program('test/web/pictures/run-at.ts', { CLOCK_AT: moment, NODE_ENV: '' })
  const ended = endOf(child)
  const url = await new Promise<string>((resolve, reject) => {
    ended.then(({ complaint }) => reject(new Error(complaint))).catch(reject)
    createInterface({ input: child.stdout! }).on('line', resolve)
  })
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url, close }
}
