import { S3Client, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import type { LocalCloud } from '#infra/local/local-cloud.ts'

/** The buckets of people's files, with the rights of the function that erases them. */
export const bucketsOf = (cloud: Pick<LocalCloud, 'operator'>) => {
  const {
    AWS_ENDPOINT_URL_S3,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
    AVATARS_BUCKET,
    DOCUMENTS_BUCKET,
    EXPORTS_BUCKET,
  } = cloud.operator.settingsOf('stream-run-task')
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID!, secretAccessKey: AWS_SECRET_ACCESS_KEY! }
  const s3 = new S3Client({
    endpoint: AWS_ENDPOINT_URL_S3!,
    region: 'eu-central-1',
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const put = (Bucket: string | undefined, Key: string) =>
    s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x', ContentType: 'text/plain' }))
  const keys = async () => {
    const lists = await Promise.all(
      [AVATARS_BUCKET, DOCUMENTS_BUCKET, EXPORTS_BUCKET].map(Bucket => s3.send(new ListObjectsV2Command({ Bucket }))),
    )
    return lists.flatMap(({ Contents = [] }) => Contents.map(({ Key }) => Key))
  }
  return { avatars: AVATARS_BUCKET, documents: DOCUMENTS_BUCKET, exports: EXPORTS_BUCKET, put, keys }
}
