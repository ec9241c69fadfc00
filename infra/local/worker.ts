import { pathToFileURL } from 'node:url'
import type { Call, Failure, Message } from './functions/outcome.ts'

/** The program of a worker: loads one handler and answers one event at a time, as Lambda's runtime does. */
const [module = '', exported = ''] = process.argv.slice(2)

const tell = (message: Message) => process.send?.(message)

const failureOf = (error: unknown): Failure =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') }
    : { errorType: 'Error', errorMessage: String(error) }

// The terminal's Ctrl-C reaches every process; the local cloud ends its workers itself, and they end with it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

const handler = await import(pathToFileURL(module).href).then(
  loaded => {
    if (typeof loaded[exported] === 'function') return loaded[exported]
    throw Object.assign(new Error(`${module} exports no ${exported}`), { name: 'Runtime.HandlerNotFound' })
  },
  error => {
    throw Object.assign(error, { name: error.code === 'ERR_MODULE_NOT_FOUND' ? 'Runtime.ImportModuleError' : error.name })
  },
).catch(error => {
  console.error(error)
  process.send?.({ kind: 'failed', failure: failureOf(error), memory: 0 } satisfies Message, () => process.exit(1))
})

process.on('message', async ({ requestId, event, deadline }: Call) => {
  const { AWS_LAMBDA_FUNCTION_NAME: functionName = '', AWS_LAMBDA_FUNCTION_MEMORY_SIZE: memoryLimitInMB } = process.env
  const context = {
    awsRequestId: requestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${process.env.AWS_REGION}:000000000000:function:${functionName}`,
    memoryLimitInMB,
    logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: `worker-${process.pid}`,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
  try {
    const payload = JSON.stringify((await handler(event, context)) ?? null)
    tell({ kind: 'done', payload, memory: process.memoryUsage.rss() })
  } catch (error) {
    console.error(error)
    tell({ kind: 'failed', failure: failureOf(error), memory: process.memoryUsage.rss() })
  }
})

if (handler) tell({ kind: 'ready' })
