import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Our own flags: those the package offers switch web security off and run everything in one process. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

/** A Chromium that runs on a machine without any browser or system library: unpacked once from the npm package. */
export async function chromiumPath(): Promise<string> {
  const own = process.env.CHROME_PATH
  if (own) return own

  const folder = join(import.meta.dirname, '../../.cache', `chromium-${packageVersion()}`)
  if (!existsSync(folder)) await unpack(folder)
  useLibrariesOf(folder)
  return join(folder, 'chromium')
}

/** Starts the browser of the journeys. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags })
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const manifest = readFileSync(join(dirname(dirname(entry)), 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Unpacks beside the final place and moves at the end, so that a second process never sees half a browser. */
async function unpack(folder: string): Promise<void> {
  const { TMPDIR } = process.env
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  // The package unpacks into the temporary folder, and its libraries only where it believes to be in Lambda.
  process.env.TMPDIR = half
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    packed.setGraphicsMode = false
    await packed.executablePath()
    if (existsSync(folder)) rmSync(half, { recursive: true })
    else renameSync(half, folder)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** Its own libraries and its own letters: the packed settings name Lambda's folders, and without any font it dies. */
function useLibrariesOf(folder: string): void {
  const others = process.env.LD_LIBRARY_PATH?.split(':').filter(path => !path.includes('/chromium-')) ?? []
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), ...others].join(':')
  process.env.FONTCONFIG_PATH = join(folder, 'fonts')
  const settings = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`
  writeFileSync(join(folder, 'fonts/fonts.conf'), `<?xml version="1.0"?>\n${settings}`)
}
