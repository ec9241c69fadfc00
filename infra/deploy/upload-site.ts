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
import { cacheControlOf, contentTypeOf, isAsset, metadataOf } from '#infra/build/site-files.ts'

interface Upload {
  client: S3Client
  bucket: string
  /** The folder of the built site. */
  directory: string
}

/**
 * Uploads the built site: assets before pages, so that no page names a missing file. Files that the release no longer has are tagged
 * as superseded, and the bucket's lifecycle rule removes them after eight days, so that open pages still find theirs.
 */
export async function uploadSite({ client, bucket, directory }: Upload): Promise<void> {
  const files = filesBelow(directory).map(file => relative(directory, file).split(sep).join('/'))
  const published = files.filter(file => !file.split('/').some(part => part.startsWith('.')))
  for (const part of [published.filter(isAsset), published.filter(file => !isAsset(file))])
    for (const batch of inTens(part))
      await Promise.all(
        batch.map(async file =>
          client.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: file,
              Body: await readFile(`${directory}/${file}`),
              ...headersOf(file),
            }),
          ),
        ),
      )
  const superseded = (await keysIn(client, bucket)).filter(key => !published.includes(key))
  for (const batch of inTens(superseded)) await Promise.all(batch.map(key => supersede(client, bucket, key)))
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
