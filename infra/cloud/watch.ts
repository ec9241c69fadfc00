import type { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import type { Gateway } from './gateway.ts'
import type { Table } from './table.ts'

/** The signs that people are not served, beside those of queues and streams, which stand where these are made. */
export function watch(scope: Construct, { gateway, table }: { gateway: Gateway; table: Table }) {
  alarm(gateway, 'Failures', {
    says: 'Calls end in a failure of ours',
    namespace: 'AWS/ApiGateway',
    metricName: '5xx',
    dimensions: { ApiId: gateway.apiId },
    statistic: 'Sum',
    above: 5,
  })
  for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents'])
    alarm(table, metricName, {
      says: 'The table refuses reads or writes because they are too many',
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensions: { TableName: table.name },
      statistic: 'Sum',
      above: 10,
    })
  // Of the account: SES says it for all its senders together, and closes an account above a tenth.
  alarm(scope, 'Bounces', {
    says: 'More than one letter in twenty comes back',
    namespace: 'AWS/SES',
    metricName: 'Reputation.BounceRate',
    statistic: 'Maximum',
    above: 0.05,
  })
}
