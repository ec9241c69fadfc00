import { dirname, relative, resolve } from 'node:path'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'

/** A feature's bundle in memory, as esbuild gives it: the modules of the handlers and the chunks that they share. */
interface Split {
  outputFiles: OutputFile[]
  metafile: Metafile
  /** The sources of the handlers. */
  entries: string[]
}

/**
 * Joins each handler's module with the chunks of our own code, and leaves out chunks that nobody needs any more: a cold start
 * resolves and links every file on its own, and splitting by 27 handlers makes twenty files of them. Chunks with packages in them,
 * and whatever these or lazy imports load, stay as they are, so that no module is ever there twice in one function.
 */
export async function joinChunks({
  outputFiles,
  metafile: { outputs },
  entries,
}: Split): Promise<{ path: string; contents: Uint8Array }[]> {
  const contents = new Map(outputFiles.map(file => [resolve(file.path), file.contents]))
  const handlers = Object.keys(outputs).filter(path => entries.includes(outputs[path]?.entryPoint ?? ''))
  const kept = reachable(
    [
      ...Object.keys(outputs).filter(path =>
        Object.keys(outputs[path]!.inputs).some(input => /node_modules/.test(input)),
      ),
      ...Object.values(outputs).flatMap(({ imports }) =>
        imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
      ),
    ].filter(path => !handlers.includes(path)),
    outputs,
  )
  const joined = await Promise.all(
    handlers.map(async path => {
      const { outputFiles } = await build({
        entryPoints: [path],
        outfile: path,
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'node24',
        minifyWhitespace: true,
        legalComments: 'none',
        plugins: [fromMemory(contents, new Set([...kept].map(file => resolve(file))), dirname(resolve(path)))],
        write: false,
        logLevel: 'silent',
      })
      return { path: resolve(path), contents: outputFiles[0]!.contents }
    }),
  )
  return [...joined, ...[...kept].map(path => ({ path: resolve(path), contents: contents.get(resolve(path))! }))]
}

/** The outputs that these load, whenever they do, themselves among them. */
function reachable(from: string[], outputs: Metafile['outputs']): Set<string> {
  const seen = new Set(from)
  for (const path of seen)
    for (const { path: next, external } of outputs[path]?.imports ?? []) if (!external) seen.add(next)
  return seen
}

const fromMemory = (contents: Map<string, Uint8Array>, kept: Set<string>, folder: string): Plugin => ({
  name: 'from-memory',
  setup(host) {
    host.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return { path: resolve(path), namespace: 'memory' }
      if (!path.startsWith('.')) return { path, external: true }
      const file = resolve(dirname(importer), path)
      return kept.has(file)
        ? { path: `./${relative(folder, file)}`, external: true }
        : { path: file, namespace: 'memory' }
    })
    host.onLoad({ filter: /.*/, namespace: 'memory' }, ({ path }) => ({ contents: contents.get(path)!, loader: 'js' }))
  },
})
