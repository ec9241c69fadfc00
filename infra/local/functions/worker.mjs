/**
 * The program of a worker: loads one handler and runs one event at a time, as Lambda's runtime does. It is plain
 * JavaScript, since stripping types would double the time of every cold start.
 *
 * @import { Call, Failure, Message } from './outcome.ts'
 */
import { pathToFileURL } from 'node:url'

const [module = '', exported = ''] = process.argv.slice(2)

// Ctrl-C reaches every process of the terminal; only the local cloud ends its workers.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

/** @param {Message} message */
const send = message => new Promise(resolve => process.send?.(message, resolve))

/** @returns {Failure} */
const failureOf = error =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') }
    : { errorType: 'Error', errorMessage: String(error) }

/** @param {Call['turn']} turn */
async function loadHandler({ module, exported }) {
  const loaded = await import(pathToFileURL(module).href)
  if (typeof loaded[exported] !== 'function') throw new TypeError(`${module} exports no function ${exported}`)
  return loaded[exported]
}

let environment = {}
let turn = 0

/** Lies ahead until the worker turns to another function. */
class NextTurn extends Date {
  #turn = turn
  constructor() {
    super(8.64e15)
  }
  getTime() {
    return turn === this.#turn ? super.getTime() : 0
  }
}

// The SDK gives calls no credentials where several find them expired at once, so they expire at turns and never between.
if (process.env.AWS_CREDENTIAL_EXPIRATION === 'the next turn')
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, made) =>
      values[0] === 'the next turn' ? new NextTurn() : Reflect.construct(date, values, made),
  })

/**
 * Takes on the environment of another function: a variable that only the last one has is gone.
 *
 * @param {NonNullable<Call['handler']>} handler
 */
function turnTo(handler) {
  if (handler.environment.AWS_LAMBDA_FUNCTION_NAME !== environment.AWS_LAMBDA_FUNCTION_NAME) turn += 1
  for (const name of Object.keys(environment)) if (!(name in handler.environment)) delete process.env[name]
  environment = handler.environment
  Object.assign(process.env, environment)
  return loadHandler(handler)
}

/** @param {Call} call */
function contextOf({ requestId, deadline }) {
  const { AWS_LAMBDA_FUNCTION_NAME: functionName, AWS_REGION: region, AWS_LAMBDA_FUNCTION_MEMORY_SIZE } = process.env
  return {
    awsRequestId: requestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${region}:000000000000:function:${functionName}`,
    memoryLimitInMB: AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: `worker-${process.pid}`,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}

/**
 * Runs a call with the clock at a moment of the past, where one is named: so a demo has requests that were sent and decided long ago.
 * A worker runs one event at a time, so nothing else sees that clock.
 *
 * @template T
 * @param {Call} call
 * @param {(call: Call) => Promise<T>} run
 */
async function clockAsNamed(call, run) {
  const moment = call.event?.headers?.['x-local-moment']
  if (!moment) return run(call)
  await import('../clock/clock-at.mjs')
  const { CLOCK_SHIFT } = process.env
  const before = Date.now()
  process.env.CLOCK_SHIFT = String(Math.round(Date.parse(moment) - performance.timeOrigin - performance.now()))
  try {
    return await run({ ...call, deadline: call.deadline + Date.now() - before })
  } finally {
    if (CLOCK_SHIFT === undefined) delete process.env.CLOCK_SHIFT
    else process.env.CLOCK_SHIFT = CLOCK_SHIFT
  }
}

try {
  const own = await loadHandler({ module, exported })
  process.on('message', async call => {
    try {
      const handler = call.handler ? await turnTo(call.handler) : own
      const result = await clockAsNamed(call, named => handler(named.event, contextOf(named)))
      const payload = JSON.stringify(result ?? null)
      await send({ kind: 'done', payload })
    } catch (error) {
      console.error(error)
      await send({ kind: 'failed', failure: failureOf(error) })
    }
  })
  await send({ kind: 'ready' })
} catch (error) {
  console.error(error)
  await send({ kind: 'failed', failure: failureOf(error) })
  process.exit(1)
}
