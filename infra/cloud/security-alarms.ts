import type { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import type { Feature } from './feature.ts'

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
