import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Edit } from './edits.ts'

const run = promisify(execFile)

/** A copy of what is committed, in which the rehearsal deploys and changes settings as an operator does. */
export class Checkout {
  readonly directory: string
  readonly #environment: NodeJS.ProcessEnv

  constructor(directory: string, environment: Record<string, string>) {
    this.directory = directory
    const path = `${join(directory, 'node_modules/.bin')}:${process.env.PATH}`
    this.#environment = { ...process.env, ...environment, PATH: path }
  }

  async prepare() {
    await run('git', ['clone', '--quiet', '.', this.directory])
    await symlink(resolve('node_modules'), join(this.directory, 'node_modules'))
  }

  /** Runs a command of the project, and gives what it says. @throws Error with the end of what it says where it fails */
  async run(command: string, args: string[], more: Record<string, string> = {}): Promise<string> {
    const options = { cwd: this.directory, env: { ...this.#environment, ...more }, maxBuffer: 2 ** 28 }
    try {
      const { stdout } = await run(command, args, options)
      return stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${command} ${args.join(' ')} failed: ${`${stdout}\n${stderr}`.trim().slice(-1_500)}`, {
        cause: error,
      })
    }
  }

  /** Deploys a stage with the project's own command; the losses are accepted by name. */
  deploy = (STAGE: string, { accepted = [] as string[] } = {}) =>
    this.run(
      'npm',
      ['run', 'deploy', '--', '--require-approval', 'never', ...accepted.flatMap(id => ['--accept-loss', id])],
      { STAGE },
    )

  /** Changes a file. @throws Error where it does not contain the text */
  async edit({ file, text, by }: Edit) {
    const path = join(this.directory, file)
    const before = await readFile(path, 'utf8')
    if (!before.includes(text)) throw new Error(`${file} has no ${text}`)
    await writeFile(path, before.replace(text, by))
  }

  /** Takes back every change of settings, as the older commit has them. */
  restore = ({ file }: Pick<Edit, 'file'>) => this.run('git', ['checkout', '--quiet', '--', file])

  async outputs(stack: string): Promise<Record<string, string>> {
    const text = await readFile(join(this.directory, `dist/${stack}.outputs.json`), 'utf8')
    return JSON.parse(text)[stack]
  }
}
