import type { Parking } from '#infra/replay/parking.ts'
import type { ObjectStore } from '../files/object-store.ts'
import type { Resource } from '../template/resources.ts'
import type { QueueStore } from './queue-store.ts'

interface LocalParkingProps {
  resources: Resource[]
  objects: ObjectStore
  queues: QueueStore
}

/** What is parked in the local cloud. A template without a change stream parks no changes. */
export function localParking({ resources, objects, queues }: LocalParkingProps): Parking {
  const bucket = resources.find(({ type, name }) => type === 'AWS::S3::Bucket' && name.includes('changestreamparked'))
  const replayQueue = queues.names().find(name => name.includes('ChangeStreamReplayWaiting')) ?? ''
  const name = bucket?.name ?? ''
  return {
    batches: async () => objects.list(name, '', '', Number.MAX_SAFE_INTEGER).map(({ key }) => key),
    read: async key => Buffer.from(objects.get(name, key)?.body ?? []).toString(),
    remove: async key => objects.remove(name, key),
    enqueue: async record => void queues.send({ queue: replayQueue, body: record }),
    deadLetters: async () =>
      queues
        .names()
        .filter(queue => queues.sourceOf(queue))
        .map(queue => ({ queue, messages: queues.bodies(queue).length }))
        .filter(({ messages }) => messages),
    redrive: async queue => queues.redrive(queue),
  }
}
