import {
  CopyObjectCommand,
  GetObjectTaggingCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { filesBelow } from '#infra/build/digest.ts'
import { releaseFolder, releaseKey } from '#shared/site/pages/site-release.ts'
import { cacheControlOf, contentTypeOf, isAsset, metadataOf } from '#infra/build/site-files.ts'

interface Upload {
  client: S3Client
  bucket: string
  /** The folder of the built site. */
  directory: string
}

/**
 * Uploads the built site: assets before pages, so that no page names a missing file. Files that the release no longer has are tagged
 * as superseded, and the bucket's lifecycle rule removes them after eight days, so that open pages still find theirs; the files that
 * operators have had published are written again by the publisher, which takes the tag off.
 */
export async function uploadSite({ client, bucket, directory }: Upload): Promise<void> {
  const files = filesBelow(directory).map(file => relative(directory, file).split(sep).join('/'))
  const isHidden = (file: string) => file.split('/').some(part => part.startsWith('.'))
  const published = files.filter(file => !isHidden(file))
  const ofRelease = files.filter(file => file.startsWith(`${releaseFolder}/`) && file !== releaseKey)
  const upload = async (file: string) => {
    const Body = await readFile(`${directory}/${file}`)
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: file, Body, ...headersOf(file) }))
  }
  for (const part of [published.filter(isAsset), published.filter(file => !isAsset(file)), ofRelease])
    for (const batch of inTens(part)) await Promise.all(batch.map(upload))
  const kept = new Set([...published, ...ofRelease, releaseKey])
  const superseded = (await keysIn(client, bucket)).filter(key => !kept.has(key))
  for (const batch of inTens(superseded)) await Promise.all(batch.map(key => supersede(client, bucket, key)))
  // Last: it has what operators have changed published, of this release.
  if (files.includes(releaseKey)) await upload(releaseKey)
}

const headersOf = (file: string) => ({
  ContentType: contentTypeOf(file),
  CacheControl: cacheControlOf(file),
  Metadata: metadataOf(file),
})

async function keysIn(client: S3Client, bucket: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
  return keys
}

/** Tags a file once: its age counts from its last copy, so that a second copy would prolong it. */
async function supersede(client: S3Client, bucket: string, key: string): Promise<void> {
  const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket: bucket, Key: key }))
  if (TagSet.some(({ Key }) => Key === 'superseded')) return
  await client.send(
    new CopyObjectCommand({
      Bucket: bucket,
      Key: key,
      CopySource: `${bucket}/${encodeURIComponent(key)}`,
      // S3 refuses to copy an object onto itself unless its metadata are replaced.
      MetadataDirective: 'REPLACE',
      TaggingDirective: 'REPLACE',
      Tagging: 'superseded=yes',
      ...headersOf(key),
    }),
  )
}

const inTens = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, index) => all.slice(index * 10, index * 10 + 10))
