import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { digestOf } from '../../digest.ts'

const out = 'dist/site'
const record = 'dist/site.digest'

/** Builds the pages into `dist/site` where anything they are made of has changed, and gives the folder. */
export async function buildSite(): Promise<string> {
  const digest = digestOf(['web', 'shared', 'vite.config.ts', 'package-lock.json'])
  const last = await readFile(record, 'utf8').catch(() => '')
  if (last === digest && existsSync(`${out}/index.html`)) return out

  const { build } = await import('vite')
  await build({ logLevel: 'error' })
  await writeFile(record, digest)
  return out
}
