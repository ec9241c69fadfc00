import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freePort } from '#infra/local/database/free-port.ts'
import { readDemo } from '#infra/local/demo-record.ts'
import { buildSite } from '#infra/build/build-site.ts'
import { localAssembly } from '#infra/local/template/local-assembly.ts'
import { eventually } from './fixture/eventually.ts'
import { linkedCheckout } from './fixture/linked-checkout.ts'
import { command, endOf, saying } from './fixture/program.ts'

// What a checkout by links would build itself would name its own folder, which does not last.
beforeAll(() => Promise.all([buildSite(), localAssembly({})]))

let dataDir: string
let checkout: string
let group: number
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'stop-'))))
afterEach(async () => {
  end(group)
  await Promise.all([dataDir, checkout].map(folder => rm(folder, { recursive: true, force: true })))
})

/** Ends what a test that failed has left. */
function end(group: number) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // Nothing was left.
  }
}

/** A command in the second checkout, in a group of processes of its own. */
async function started(...words: string[]) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
  const child = command(words, { cwd: checkout, env, detached: true })
  group = child.pid ?? 0
  return { child, ended: endOf(child), url: `http://127.0.0.1:${port}` }
}

/** The processes of the group, and the database, which is in none and names the data folder. */
async function processes(): Promise<string[]> {
  const all = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const looked = all.map(async pid => {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
    const [stat, line] = await Promise.all([read('stat'), read('cmdline')])
    const [, , inGroup] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(0, 4)
    return Number(inGroup) === group || line.includes(dataDir) ? [line.replaceAll('\0', ' ')] : []
  })
  return (await Promise.all(looked)).flat()
}

it('npm start says its steps and answers before the demo is there; SIGTERM to npm then ends everything quietly', async () => {
  checkout = await linkedCheckout()
  const { child, ended, url } = await started('npm', 'start', '--silent')
  expect(await saying('answers', child)).toContain(url)
  expect(await (await fetch(`${url}/_local/status`)).json()).toMatchObject({ ready: false, logins: [] })
  expect(await (await fetch(`${url}/_local/`)).text()).toContain('The demo company is being created')
  expect(await processes()).not.toEqual([])

  child.kill('SIGTERM')
  const { said, complaint } = await ended
  expect(said.trim().split('\n')).toEqual([
    'Starting what the template names.',
    `Making the demo company; ${url} answers already.`,
  ])
  expect(complaint).toBe('')
  expect(await processes()).toEqual([])
  await expect(fetch(url)).rejects.toThrow()
  expect(readDemo(dataDir)).toBe('begun')
})

it('Ctrl-C while functions are bundled again is no fault of theirs', async () => {
  checkout = await linkedCheckout('dist', 'functions', 'shared')
  const { child, ended } = await started(process.execPath, resolve('infra/local/main.ts'), '--dev', '--empty')
  await saying('Ctrl-C', child)
  await appendFile(join(checkout, 'functions/platform/serve.ts'), '\n// Changed.\n')
  await eventually(async () => (await processes()).some(line => line.includes('esbuild')))
  process.kill(-group, 'SIGINT')
  const { code, complaint } = await ended
  expect(complaint).toBe('')
  expect(code).toBe(0)
  expect(existsSync(join(dataDir, 'table.db'))).toBe(true)
})
