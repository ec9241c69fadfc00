import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releaseKey } from '#shared/site/pages/site-release.ts'
import { queueName } from '../queues/queue-settings.ts'
import type { QueueStore } from '../queues/queue-store.ts'
import type { Resource } from '../template/resources.ts'

interface Notification {
  Queue: string
  Filter?: { S3Key: { Rules: { Name: string; Value: string }[] } }
}

interface SiteUpload {
  /** The bucket of the site. */
  bucket: string
  /** The queue that is told when a release has been uploaded, if any. */
  told?: string | undefined
}

/** The bucket that the template has told of an uploaded release, which is that of the site. */
export function siteUpload(resources: Resource[]): SiteUpload | undefined {
  for (const { type, name, properties } of resources) {
    if (type !== 'AWS::S3::Bucket') continue
    const { NotificationConfiguration: told } = properties as {
      NotificationConfiguration?: { QueueConfigurations?: Notification[] }
    }
    const [notification] = told?.QueueConfigurations ?? []
    if (notification) return { bucket: name, told: queueName(notification.Queue) }
  }
  return undefined
}

/** Tells the queue of the template, as S3 does, that the release in the folder has been uploaded, as it has been by the start. */
export function tellOfUpload(queues: QueueStore, { bucket, told }: SiteUpload, folder: string) {
  if (!told || !existsSync(join(folder, releaseKey))) return
  const record = {
    eventName: 'ObjectCreated:Put',
    eventTime: new Date().toISOString(),
    s3: { bucket: { name: bucket }, object: { key: releaseKey } },
  }
  queues.send({ queue: told, body: JSON.stringify({ Records: [record] }) })
}
