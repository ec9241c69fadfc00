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
 * Lays the built site into its bucket: first what pages are made of, then the pages, so that none names what is not there.
 * What the release no longer has is marked, and the bucket's own rule removes it eight days later: open pages still find it.
 */
export async function uploadSite({ client, bucket, directory }: Upload): Promise<void> {
  const files = filesBelow(directory).map(file => relative(directory, file).split(sep).join('/'))
  const shown = files.filter(file => !file.split('/').some(part => part.startsWith('.')))
  for (const part of [shown.filter(isAsset), shown.filter(file => !isAsset(file))])
    for (const some of inTens(part))
      await Promise.all(
        some.map(async file =>
          client.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: file,
              Body: await readFile(`${directory}/${file}`),
              ...served(file),
            }),
          ),
        ),
      )
  const gone = (await keysIn(client, bucket)).filter(key => !shown.includes(key))
  for (const some of inTens(gone)) await Promise.all(some.map(key => supersede(client, bucket, key)))
}

const served = (file: string) => ({
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

/** A file's age is counted from its last copy: it is marked once, when it goes out of use, and not again. */
async function supersede(client: S3Client, bucket: string, key: string): Promise<void> {
  const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket: bucket, Key: key }))
  if (TagSet.some(({ Key }) => Key === 'superseded')) return
  await client.send(
    new CopyObjectCommand({
      Bucket: bucket,
      Key: key,
      CopySource: `${bucket}/${encodeURIComponent(key)}`,
      // A copy onto itself is refused unless its metadata are given anew.
      MetadataDirective: 'REPLACE',
      TaggingDirective: 'REPLACE',
      Tagging: 'superseded=yes',
      ...served(key),
    }),
  )
}

const inTens = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, index) => all.slice(index * 10, index * 10 + 10))
