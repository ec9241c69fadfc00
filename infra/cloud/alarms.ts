import { Aspects, Duration } from 'aws-cdk-lib/core'
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnSubscription, CfnTopic, CfnTopicPolicy } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { denyWithoutTls, policy } from './policy.ts'

/** A CloudWatch metric and its threshold within five minutes. */
interface AlarmProps {
  /** The sentence of the alarm's email. */
  description: string
  namespace: string
  metricName: string
  dimensions?: Record<string, string>
  statistic: 'Sum' | 'Maximum'
  above: number
}

/** Creates an alarm over a period of five minutes. */
export const alarm = (scope: Construct, id: string, props: AlarmProps) =>
  new CfnAlarm(scope, id, {
    alarmDescription: props.description,
    namespace: props.namespace,
    metricName: props.metricName,
    dimensions: Object.entries(props.dimensions ?? {}).map(([name, value]) => ({ name, value })),
    statistic: props.statistic,
    period: Duration.minutes(5).toSeconds(),
    evaluationPeriods: 1,
    threshold: props.above,
    comparisonOperator: 'GreaterThanThreshold',
    treatMissingData: 'notBreaching',
  })

/** Emails the operator when any alarm of the stack starts and when it ends. */
export function notifyOfAlarms(stack: Construct, { to }: { to?: string }) {
  const scope = new Construct(stack, 'Alarms')
  const topic = new CfnTopic(scope, 'Topic', {})
  new CfnTopicPolicy(scope, 'Policy', {
    topics: [topic.ref],
    policyDocument: policy([
      { Principal: { Service: 'cloudwatch.amazonaws.com' }, Action: ['sns:Publish'], Resource: [topic.ref] },
      denyWithoutTls('sns:Publish', [topic.ref]),
    ]),
  })
  if (to) new CfnSubscription(scope, 'Email', { topicArn: topic.ref, protocol: 'email', endpoint: to })
  Aspects.of(stack).add({
    visit(node) {
      if (!(node instanceof CfnAlarm)) return
      node.alarmActions = [topic.ref]
      node.okActions = [topic.ref]
    },
  })
}
