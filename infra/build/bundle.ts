import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { deferredSchemas } from './deferred-schemas.ts'
import { digestOf } from './digest.ts'
import { joinChunks } from './join-chunks.ts'
import { refuseForeign } from './refuse-foreign.ts'

/** A function's use of AWS: importing the file of that name in `functions/platform` is asking for the permission. */
export const capabilities = [
  'table',
  'mail',
  'avatars',
  'documents',
  'exports',
  'uploads',
  'downloads',
  'queue',
  'tasks',
  'webhooks',
  'publications',
  'site',
  'chat',
  'slack',
  'secrets',
  'seal',
  'captcha',
  'providers',
] as const
export type Capability = (typeof capabilities)[number]

/** The capabilities of each handler file of a feature. */
type Reach = Record<string, Capability[]>

/** The code a handler loads at a cold start, with the packages and files that make up most of it. */
export interface Weight {
  bytes: number
  /** How many files of our own are evaluated. */
  modules: number
  largest: { name: string; bytes: number }[]
}

/** The bundles of all features. */
export interface Bundles {
  /** Holds a folder for each feature, with a module for each handler. */
  directory: string
  reach: Record<string, Reach>
  /** By feature and handler. */
  weights: Record<string, Record<string, Weight>>
  /** Errors about listed handlers without a file, and features that cannot be built. */
  faults: string[]
}

interface BundleProps {
  /** The folder of the handlers: `<source>/<feature>/<file>.ts`. */
  source: string
  out: string
  /** Handler files by feature. */
  files: Record<string, string[]>
  /** Further inputs; nothing is built while neither they nor `source` have changed. */
  inputs?: string[]
  /** Called where something has to be built. */
  onBuild?: () => void
}

/** Bundles each feature with the SDK, sharing code in chunks; does nothing when the bundles are up to date. */
export async function bundle({
  source,
  out,
  files,
  inputs = ['shared', 'package-lock.json'],
  onBuild,
}: BundleProps): Promise<Bundles> {
  const digest = digestOf([source, ...inputs, import.meta.dirname]) + JSON.stringify(files)
  const record = join(out, 'bundles.json')
  const last = await readFile(record, 'utf8').then(JSON.parse, () => undefined)
  if (last?.digest === digest) return { ...last.bundles, directory: out }

  onBuild?.()
  const drafts = draftsBeside(out)
  refuseForeign(out, drafts)
  const faults: string[] = []
  const reach: Bundles['reach'] = {}
  const weights: Bundles['weights'] = {}
  await Promise.all(
    Object.entries(files).map(async ([feature, names]) => {
      const written = names.filter(name => existsSync(join(source, feature, `${name}.ts`)))
      for (const name of names)
        if (!written.includes(name)) faults.push(`${source}/${feature}/${name}.ts is not written.`)
      const built = await bundleFeature(source, join(out, feature), written).catch((error: Error) => {
        faults.push(error.message)
        return { reach: {}, weights: {} }
      })
      reach[feature] = built.reach
      weights[feature] = built.weights
    }),
  )
  const bundles = { reach, weights, faults: faults.sort() }
  if (!faults.length) await write(record, Buffer.from(JSON.stringify({ digest, bundles }, null, 2)), drafts)
  return { ...bundles, directory: out }
}

/** Translations as text for `JSON.parse`, which is several times as fast as compiling the same as an object literal. */
const translationsAsText: Plugin = {
  name: 'translations-as-text',
  setup: host =>
    host.onLoad({ filter: /words\/\w+\/[\w-]+\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')))
      return { loader: 'js', contents: `export default JSON.parse(${JSON.stringify(text)})` }
    }),
}

/** CommonJS packages load Node's modules by `require`, which an ES module does not have. */
const requireBanner = `import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);`

/** Making a `require` takes a quarter of a millisecond for each file of a cold start, and few of them load anything by it. */
function withoutUnusedRequire(file: OutputFile): OutputFile {
  const text = file.text.replace(`${requireBanner}\n`, '')
  return /\brequire\b/.test(text) ? file : { ...file, text, contents: Buffer.from(text) }
}

async function bundleFeature(source: string, out: string, names: string[]) {
  await mkdir(out, { recursive: true })
  const sourceOf = (name: string) => relative('.', join(source, basename(out), `${name}.ts`))
  const split = await build({
    entryPoints: Object.fromEntries(names.map(name => [name, sourceOf(name)])),
    outdir: out,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    // Small files load faster; kept names make stack traces from production readable. Long names in place of kept ones make files that
    // are a third larger and no faster.
    minify: true,
    // A Hungarian letter is two bytes as it is, and six where it is escaped.
    // What CommonJS packages call their folder, from which none of them reads a file that we need; an ES module has none.
    define: { __dirname: JSON.stringify('/var/task') },
    // Fonts of PDF files, which their importer asks for as an address with the bytes.
    loader: { '.ttf': 'dataurl' },
    charset: 'utf8',
    keepNames: true,
    legalComments: 'none',
    banner: { js: requireBanner },
    plugins: [translationsAsText, deferredSchemas],
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const drafts = draftsBeside(dirname(out))
  const { metafile } = split
  const outputFiles = split.outputFiles.map(withoutUnusedRequire)
  const files = await joinChunks({ outputFiles, metafile, entries: names.map(sourceOf) })
  await Promise.all(files.map(file => write(file.path, file.contents, drafts)))
  await removeAllBut(
    out,
    files.map(file => file.path),
  )
  return {
    reach: Object.fromEntries(names.map(name => [name, reachOf(metafile, sourceOf(name), source)])),
    weights: Object.fromEntries(names.map(name => [name, weightOf(metafile, sourceOf(name))])),
  }
}

/** The code loaded with a handler's module, without its lazy imports. */
export function weightOf({ outputs }: Pick<Metafile, 'outputs'>, entry: string): Weight {
  const first = Object.keys(outputs).find(file => outputs[file]?.entryPoint === entry)
  const files = new Set(first === undefined ? [] : [first])
  for (const file of files)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) files.add(path)

  const bySource = new Map<string, number>()
  for (const file of files)
    for (const [path, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {}))
      bySource.set(originOf(path), (bySource.get(originOf(path)) ?? 0) + bytesInOutput)
  return {
    bytes: [...files].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0),
    modules: [...bySource.keys()].filter(name => name.includes('.ts')).length,
    largest: [...bySource]
      .map(([name, bytes]) => ({ name, bytes }))
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, 3),
  }
}

/** The name of a package, or the path of a file of our own. */
const originOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path

/** The capabilities whose files a handler imports, directly or not. */
export function reachOf({ inputs }: Pick<Metafile, 'inputs'>, entry: string, source: string): Capability[] {
  const seen = new Set([entry])
  for (const file of seen) for (const { path, external } of inputs[file]?.imports ?? []) if (!external) seen.add(path)
  return capabilities.filter(name => seen.has(relative('.', join(source, 'platform', `${name}.ts`))))
}

/** Where files are written before they are put in their place. */
const draftsBeside = (out: string) => join(dirname(out), '.drafts')

/**
 * Writes a file atomically, so that a starting function never reads half of it, and only if it differs. Drafts are written outside
 * the folder, since another process may be computing the folder's digest.
 */
async function write(path: string, contents: Uint8Array, drafts: string) {
  const last = await readFile(path).catch(() => undefined)
  if (last?.equals(contents)) return
  await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(drafts, { recursive: true })])
  const draft = join(drafts, `${basename(path)}.${process.pid}.${performance.now()}`)
  await writeFile(draft, contents)
  await rename(draft, path)
}

async function removeAllBut(directory: string, kept: string[]) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => resolve(entry.parentPath, entry.name))
  await Promise.all(files.filter(file => !kept.includes(file)).map(file => rm(file, { force: true })))
}
