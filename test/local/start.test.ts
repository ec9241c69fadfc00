import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOf, program } from './fixture/program.ts'

/** A project of nothing but its door, with an npm that only notes how it was called and a Node that is this one. */
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'start-'))
  await mkdir(join(directory, 'infra/local'), { recursive: true })
  await copyFile('infra/start.mjs', join(directory, 'infra/start.mjs'))
  await write('package-lock.json', '{}')
  await write('infra/local/main.ts', 'console.error(`ran with ${process.argv.slice(2)}`); process.exit(7)')
  await write(
    'npm-cli.js',
    `const fs = require('fs')
     fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
     fs.mkdirSync('node_modules/.bin', { recursive: true })
     fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\nexec ${process.execPath} "$@"', { mode: 0o755 })
     fs.writeFileSync('node_modules/.package-lock.json', '{}')
     process.exit(Number(process.env.NPM_FAILS ?? 0))`,
  )
})
afterEach(() => rm(directory, { recursive: true }))

async function write(path: string, text: string) {
  await writeFile(join(directory, path), text)
  await chmod(join(directory, path), 0o644)
}

const start = (environment = {}, ...options: string[]) =>
  endOf(
    program(
      join(directory, 'infra/start.mjs'),
      { npm_execpath: join(directory, 'npm-cli.js'), ...environment },
      'start',
      ...options,
    ),
  )

const calls = () => readFile(join(directory, 'calls'), 'utf8').then(text => text.trim().split('\n'))

describe('npm start', () => {
  it('installs what the lock file names, goes on with its options, and ends as the program ends', async () => {
    const { code, said, complaint } = await start({}, '--fresh', '--empty')
    expect(said).toMatch(/^Installing/)
    expect(await calls()).toEqual([expect.stringMatching(/^ci --loglevel=error/)])
    expect(complaint).toContain('ran with --fresh,--empty')
    expect(code).toBe(7)
  })

  it('says that packages of another folder would be lost, instead of installing over a link to them', async () => {
    await mkdir(join(directory, 'packages'))
    await write('packages/kept', '')
    await symlink(join(directory, 'packages'), join(directory, 'node_modules'))
    const { code, complaint } = await start()
    expect([code, complaint]).toEqual([1, expect.stringContaining('`node_modules` is a link')])
    await expect(calls()).rejects.toThrow('ENOENT')
  })

  it('installs nothing the second time, and again when the lock file is newer', async () => {
    await start()
    await start()
    expect(await calls()).toHaveLength(1)
    const later = new Date(Date.now() + 60_000)
    await utimes(join(directory, 'package-lock.json'), later, later)
    await start()
    expect(await calls()).toHaveLength(2)
  })

  it('goes no further when the installation fails', async () => {
    const { code, complaint } = await start({ NPM_FAILS: '3' })
    expect(code).toBe(3)
    expect(complaint).not.toContain('ran with')
  })
})
