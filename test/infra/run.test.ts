import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '#test/local/fixture/eventually.ts'
import { command, endOf } from '#test/local/fixture/program.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'run-'))))
afterEach(() => rm(folder, { recursive: true }))

/** A program that starts another one, neither of which ends by itself or listens to SIGTERM; both leave their ids in a file. */
const stubborn = (file: string) => `
  import { spawn } from 'node:child_process'
  import { appendFileSync } from 'node:fs'
  process.on('SIGTERM', () => {})
  appendFileSync('${file}', process.pid + '\\n')
  if (process.argv[2] !== 'inner') spawn(process.execPath, [import.meta.filename, 'inner'])
  setInterval(() => {}, 1_000)`

const isAlive = async (pid: string) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')).split(') ').at(-1)?.[0] !== 'Z'

it('SIGTERM to the checks ends every program with all that it has started', async () => {
  const [file, inner, outer] = ['pids', 'program.mjs', 'checks.mjs'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(inner, stubborn(file))
  await writeFile(
    outer,
    `import { run } from '${resolve('infra/checks/run.ts')}'\nawait Promise.all([run('node', ['${inner}']), run('node', ['${inner}'])])`,
  )
  const checks = command([process.execPath, outer], {})
  const ended = endOf(checks)
  const pids = await eventually(async () => {
    const known = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
    return known.length === 4 && known
  })
  expect(await Promise.all(pids.map(isAlive))).toEqual([true, true, true, true])
  checks.kill('SIGTERM')
  expect((await ended).code).toBe(143)
  await eventually(async () => !(await Promise.all(pids.map(isAlive))).includes(true))
})
