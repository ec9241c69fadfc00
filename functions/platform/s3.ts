import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3'
import { clientTimeouts } from './environment.ts'

/** Without checksums of its own, which a browser could not compute for a presigned upload, and S3 computes anyway. */
const client = new S3Client({
  ...clientTimeouts,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})

/** What addresses are signed with. */
export const signing = client.config

interface Place {
  Bucket: string
  Key: string
}

export const putObject = (input: PutObjectCommandInput) => client.send(new PutObjectCommand(input))
export const getObject = (input: Place & { Range?: string }) => orMissing(client.send(new GetObjectCommand(input)))
export const headObject = (input: Place) => orMissing(client.send(new HeadObjectCommand(input)))
export const deleteObject = (input: Place) => client.send(new DeleteObjectCommand(input))

/** The keys with a prefix, in order. */
export async function* keysIn(input: { Bucket: string; Prefix: string }): AsyncGenerator<string> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, input))
    for (const { Key } of Contents) if (Key) yield Key
}

const orMissing = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  })
