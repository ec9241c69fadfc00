import type { Construct } from 'constructs'
import { alarm } from './alarms.ts'
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
