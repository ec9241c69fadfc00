import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadSite } from '#infra/deploy/upload-site.ts'
import { bucketInMemory, type StoredFile } from './bucket-in-memory.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(directory, { recursive: true }))

async function built(...files: string[]) {
  for (const file of files) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), file)
  }
}

function bucket(stored?: Record<string, StoredFile>) {
  const { client, ...seen } = bucketInMemory(stored)
  return { ...seen, upload: () => uploadSite({ client, bucket: 'site', directory }) }
}

describe('the upload of the site', () => {
  it('uploads assets before pages, each with its content type and cache control', async () => {
    await built('index.html', 'assets/main-a1.js', 'en/index.html', 'assets/main-a1.css')
    const { objects, uploaded, upload } = bucket()
    await upload()
    expect(uploaded.slice(0, 2).sort()).toEqual(['assets/main-a1.css', 'assets/main-a1.js'])
    expect(uploaded.slice(2).sort()).toEqual(['en/index.html', 'index.html'])
    expect(objects.get('assets/main-a1.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      keeps: 'public, max-age=31536000, immutable',
    })
    expect(objects.get('en/index.html')).toMatchObject({ type: 'text/html; charset=utf-8', keeps: 'no-cache' })
  })

  it('R26 marks the error page in every language with its status, and no other file', async () => {
    await built('404.html', 'en/404.html', 'hu/404.html', 'login.html', 'assets/1404.html')
    const { objects, upload } = bucket()
    await upload()
    const marked = [...objects].filter(([, { metadata }]) => metadata?.status === '404').map(([name]) => name)
    expect(marked.sort()).toEqual(['404.html', 'en/404.html', 'hu/404.html'])
    expect(objects.get('login.html')?.metadata).toEqual({})
  })

  it('leaves out hidden files', async () => {
    await built('index.html', '.vite/manifest.json')
    const { objects, upload } = bucket()
    await upload()
    expect([...objects.keys()]).toEqual(['index.html'])
  })

  it('tags what the release no longer has once, and deletes nothing itself', async () => {
    await built('index.html', 'assets/new.js')
    const { objects, uploaded, upload } = bucket({
      'assets/old.js': { tags: '' },
      'assets/older.js': { tags: 'superseded=yes', type: 'marked before' },
    })
    await upload()
    expect(objects.get('assets/old.js')).toMatchObject({
      tags: 'superseded=yes',
      keeps: 'public, max-age=31536000, immutable',
    })
    expect(objects.get('assets/older.js')?.type).toBe('marked before')
    expect(uploaded).not.toContain('assets/older.js')
    expect(objects.get('assets/new.js')?.tags).toBe('')
  })

  it('untags a file that is part of the release again', async () => {
    await built('assets/main.js')
    const { objects, upload } = bucket({ 'assets/main.js': { tags: 'superseded=yes' } })
    await upload()
    expect(objects.get('assets/main.js')?.tags).toBe('')
  })
})
