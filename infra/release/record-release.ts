import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { templatesIn } from './templates.ts'

/** Saves the templates of an assembly in a folder to be committed, which the next `npm run diff` compares with. */
export async function recordRelease(assembly: string, kept: string): Promise<void> {
  const templates = templatesIn(assembly)
  await rm(kept, { recursive: true, force: true })
  await mkdir(kept, { recursive: true })
  for (const [file, template] of templates) await writeFile(join(kept, file), `${JSON.stringify(template, null, 1)}\n`)
}
