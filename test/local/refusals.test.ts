import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataDir, refuseBroken, removeData } from '#infra/local/data-dir.ts'
import { writeDemo, readDemo } from '#infra/local/demo-record.ts'
import { optionsOf } from '#infra/local/options.ts'
import { linkedCheckout } from './fixture/linked-checkout.ts'
import { command, endOf, program } from './fixture/program.ts'

let directory: string
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'refusals-'))))
afterEach(() => rm(directory, { recursive: true }))

const start = (environment: Record<string, string>) =>
  endOf(program('infra/local/main.ts', { PORT: '0', DATA_DIR: directory, ...environment }))

/** What root writes into any folder, it does not write without its privileges. */
const withoutPrivileges = process.getuid?.() ? [] : ['setpriv', '--bounding-set=-all', '--inh-caps=-all']

const oneSentence = /^[^\n]+\.\n$/

describe('the local cloud does not start', () => {
  it('when its port is taken, and says so in one sentence', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { code, complaint } = await start({ PORT: String(port) })
    server.close()
    expect(complaint).toBe(`Port ${port} is taken; set PORT to another one.\n`)
    expect(code).toBe(1)
  })

  it('when the file of its table is no database, and leaves the file as it is', async () => {
    const file = join(directory, 'table.db')
    await writeFile(file, 'not a database at all, '.repeat(50))
    const { code, complaint } = await start({})
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('table.db is broken')
    expect(complaint).toContain('npm start -- --fresh')
    expect(code).toBe(1)
    expect(await readFile(file, 'utf8')).toBe('not a database at all, '.repeat(50))
  })

  it('when another one works in its folder', async () => {
    const data = openDataDir(directory)
    const { code, complaint } = await start({})
    data.close()
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('Another local cloud is working')
    expect(code).toBe(1)
  })

  it('when its folder cannot be made', async () => {
    await writeFile(join(directory, 'file'), '')
    const { code, complaint } = await start({ DATA_DIR: join(directory, 'file/data') })
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('cannot be made')
    expect(code).toBe(1)
  })

  it('when no database was installed for its machine and none is named', async () => {
    const strange = `data:text/javascript,Object.defineProperty(process, 'arch', { value: 'z80' })`
    const { code, complaint } = await start({ NODE_OPTIONS: `--import="${strange}"` })
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain(`No database was installed for ${process.platform}-z80; set AWS_ENDPOINT_URL_DYNAMODB`)
    expect(code).toBe(1)
  })

  it('when it has to build into what somebody else has built, and says before that what it is about', async () => {
    const checkout = await linkedCheckout()
    await rm(join(checkout, 'dist'))
    await mkdir(join(checkout, 'dist/functions'), { recursive: true })
    await chmod(join(checkout, 'dist/functions'), 0o555)
    const { code, said, complaint } = await endOf(
      command([...withoutPrivileges, process.execPath, resolve('infra/local/main.ts')], {
        cwd: checkout,
        env: { ...process.env, PORT: '0', DATA_DIR: directory },
      }),
    )
    await chmod(join(checkout, 'dist/functions'), 0o755)
    await rm(checkout, { recursive: true })
    expect(said.trim().split('\n').sort()).toEqual(['Building the functions.', 'Building the pages.'])
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('The folder dist/functions belongs to another user')
    expect(code).toBe(1)
  })

  it.each(['x', '-1', '10001', '0.5'])('when SERVICE_TIME is %s', async SERVICE_TIME => {
    expect(() => optionsOf([], { SERVICE_TIME })).toThrow(`SERVICE_TIME is ${SERVICE_TIME}, which is no number`)
  })

  it.each(['0x', '-1', '70000', '3.5'])('when PORT is %s', async PORT => {
    expect(() => optionsOf([], { PORT })).toThrow(`PORT is ${PORT}, which is no port.`)
  })

  it.each(['4190', '6000', '10080'])('when PORT is %s, at which browsers open nothing', async PORT => {
    await expect(fetch(`http://127.0.0.1:${PORT}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } })
    expect(() => optionsOf([], { PORT })).toThrow(`Browsers open no page at the port ${PORT}`)
  })

  it('when asked for what it does not know', () => {
    expect(() => optionsOf(['--frehs'], {})).toThrow('What can be asked for is --fresh, --empty, --dev and --faults')
  })
})

describe('a data folder', () => {
  it('is refused when a page in the middle of a database is damaged', async () => {
    const file = join(directory, 'table.db')
    const database = new DatabaseSync(file)
    database.exec('CREATE TABLE t (x TEXT); BEGIN')
    for (let i = 0; i < 500; i++) database.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(200))
    database.exec('COMMIT')
    database.close()
    refuseBroken(file)
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(7, 8_192, 12_288))
    expect(() => refuseBroken(file)).toThrow('is broken')
  })

  it('is emptied of what the local cloud made, and of nothing else, for a fresh start', async () => {
    await writeFile(join(directory, 'table.db'), 'broken')
    await writeFile(join(directory, 'own.txt'), 'mine')
    writeDemo(directory, [])
    removeData(directory)
    expect(readDemo(directory)).toBeUndefined()
    await expect(readFile(join(directory, 'table.db'))).rejects.toThrow()
    expect(await readFile(join(directory, 'own.txt'), 'utf8')).toBe('mine')
  })

  it('is not emptied while another one works in it', () => {
    const data = openDataDir(directory)
    expect(() => removeData(directory)).toThrow('Another local cloud')
    data.close()
  })

  it('knows a demo that was begun from one that was finished', () => {
    expect(readDemo(directory)).toBeUndefined()
    writeDemo(directory, null)
    expect(readDemo(directory)).toBe('begun')
    writeDemo(directory, [])
    expect(readDemo(directory)).toEqual([])
  })
})
