import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = import.meta.dirname
const bin = resolve('node_modules/.bin')

/** The types that a description of an API stands for, as `openapi-typescript` writes them. */
export async function typesOf(description: string): Promise<string> {
  const { default: generate, astToString } = await loadGenerator()
  return astToString(await generate(description))
}

/** The generator writes by a programming interface that TypeScript has up to its version 5, which another package holds whole. */
async function loadGenerator() {
  const compiler = new URL('compiler.mjs', import.meta.url).href
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      name === 'typescript' ? { url: compiler, shortCircuit: true } : next(name, context),
  })
  try {
    return await import('openapi-typescript')
  } finally {
    hooks.deregister()
  }
}

/** A folder with a customer's program and the types that it is checked by. */
export async function programWith(types: string) {
  const folder = await mkdtemp(resolve('.cache', 'typed-client-'))
  const program = join(folder, 'program.mjs')
  await cp(join(here, 'program.mjs'), program)
  await writeFile(join(folder, 'api.d.ts'), types)
  const options = { allowJs: true, checkJs: true, strict: true, noEmit: true, skipLibCheck: true, types: ['node'] }
  const compilerOptions = { ...options, target: 'es2024', module: 'nodenext', moduleResolution: 'nodenext' }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.mjs'] }))
  return {
    folder,
    /** What the compiler has against the program, nothing where all is right. */
    faults: () =>
      run(join(bin, 'tsc'), ['-p', folder]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      ),
    change: async (from: string, to: string) => writeFile(program, (await readFile(program, 'utf8')).replace(from, to)),
    run: async (env: Record<string, string>, ...args: string[]) =>
      JSON.parse(
        (await run(join(bin, 'node'), [program, ...args], { env: { ...process.env, ...env } })).stdout,
      ) as unknown,
  }
}
