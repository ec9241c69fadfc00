import type { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import type { Feature } from './feature.ts'
import type { Gateway } from './gateway.ts'
import type { Table } from './table.ts'

/** Alarms on failing calls, throttling and bounces; queues and the stream have their own. */
export function addServiceAlarms(scope: Construct, { gateway, table }: { gateway: Gateway; table: Table }) {
  alarm(gateway, 'Failures', {
    description: 'The API replies with server errors',
    namespace: 'AWS/ApiGateway',
    metricName: '5xx',
    dimensions: { ApiId: gateway.apiId },
    statistic: 'Sum',
    above: 5,
  })
  for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents'])
    alarm(table, metricName, {
      description: 'The table throttles reads or writes',
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensions: { TableName: table.name },
      statistic: 'Sum',
      above: 10,
    })
  // The rate is of the whole account, and SES suspends an account above a tenth.
  alarm(scope, 'Bounces', {
    description: 'More than one email in twenty bounces',
    namespace: 'AWS/SES',
    metricName: 'Reputation.BounceRate',
    statistic: 'Maximum',
    above: 0.05,
  })
}

/** What of the security log is worth an email when it comes in a burst, with the entries in five minutes that are normal. */
const bursts = [
  {
    name: 'RefusedSignIns',
    pattern: '{ $.message.event = "sign_in" && $.message.outcome = "refused" }',
    description: 'Many sign-ins are refused: somebody may be guessing passwords',
    above: 100,
  },
  {
    name: 'ThrottledSignIns',
    pattern: '{ $.message.event = "throttled" }',
    description: 'Many attempts to sign in, register or open links are throttled',
    above: 50,
  },
  {
    name: 'TokenReplays',
    pattern: '{ $.message.event = "token_replay" }',
    description: 'Rotated refresh tokens come back: sessions may have been stolen',
    above: 2,
  },
] as const

/** Alarms on bursts in the security log of the feature that signs people in. */
export function addSecurityAlarms(scope: Construct, { account, namespace }: { account: Feature; namespace: string }) {
  for (const { name, pattern, description, above } of bursts) {
    account.countEntries(name, { pattern, metric: { namespace, name } })
    alarm(scope, name, { description, namespace, metricName: name, statistic: 'Sum', above })
  }
}
