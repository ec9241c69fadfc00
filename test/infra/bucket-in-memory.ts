import { S3Client, type PutObjectCommandInput } from '@aws-sdk/client-s3'

export interface StoredFile {
  tags: string
  type?: string
  keeps?: string
  metadata?: Record<string, string>
}

/** An S3 client in memory that records the order of uploads. */
export function bucketInMemory(stored: Record<string, StoredFile> = {}) {
  const objects = new Map(Object.entries(stored))
  const uploaded: string[] = []
  const client = new S3Client({ region: 'eu-central-1' })
  client.middlewareStack.add(
    (_, context) => async args => {
      const { Key = '', Tagging = '', ContentType, CacheControl, Metadata } = args.input as PutObjectCommandInput
      const command = String(context.commandName)
      if (command === 'PutObjectCommand' || command === 'CopyObjectCommand') {
        uploaded.push(Key)
        objects.set(Key, { tags: Tagging, type: ContentType, keeps: CacheControl, metadata: Metadata })
      }
      const TagSet = objects.get(Key)?.tags ? [{ Key: 'superseded', Value: 'yes' }] : []
      const Contents = [...objects.keys()].map(name => ({ Key: name }))
      return { output: { $metadata: {}, TagSet, Contents }, response: {} }
    },
    { step: 'initialize' },
  )
  return { client, objects, uploaded }
}
