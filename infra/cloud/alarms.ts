import { Aspects, Duration } from 'aws-cdk-lib/core'
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnSubscription, CfnTopic, CfnTopicPolicy } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { denyWithoutTls, policy } from './policy.ts'

/** What is watched: a figure of AWS's, and how much of it within five minutes is too much. */
interface Watched {
  /** What has happened, in the words of the letter. */
  says: string
  namespace: string
  metricName: string
  dimensions?: Record<string, string>
  statistic: 'Sum' | 'Maximum'
  above: number
}

/** Goes off within five minutes. */
export const alarm = (scope: Construct, id: string, watched: Watched) =>
  new CfnAlarm(scope, id, {
    alarmDescription: watched.says,
    namespace: watched.namespace,
    metricName: watched.metricName,
    dimensions: Object.entries(watched.dimensions ?? {}).map(([name, value]) => ({ name, value })),
    statistic: watched.statistic,
    period: Duration.minutes(5).toSeconds(),
    evaluationPeriods: 1,
    threshold: watched.above,
    comparisonOperator: 'GreaterThanThreshold',
    treatMissingData: 'notBreaching',
  })

/** Has every alarm of a stack told by letter, when it begins and when it is over. */
export function tellOfAlarms(stack: Construct, { to }: { to?: string }) {
  const scope = new Construct(stack, 'Alarms')
  const topic = new CfnTopic(scope, 'Topic', {})
  new CfnTopicPolicy(scope, 'Policy', {
    topics: [topic.ref],
    policyDocument: policy([
      { Principal: { Service: 'cloudwatch.amazonaws.com' }, Action: ['sns:Publish'], Resource: [topic.ref] },
      denyWithoutTls('sns:Publish', [topic.ref]),
    ]),
  })
  if (to) new CfnSubscription(scope, 'Letter', { topicArn: topic.ref, protocol: 'email', endpoint: to })
  Aspects.of(stack).add({
    visit(node) {
      if (!(node instanceof CfnAlarm)) return
      node.alarmActions = [topic.ref]
      node.okActions = [topic.ref]
    },
  })
}
