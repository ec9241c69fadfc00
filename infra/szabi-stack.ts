import { Aws, CfnOutput, Stack as CloudStack, type App } from 'aws-cdk-lib/core'
import { api } from '#shared/api.ts'
import type { Bundles } from './bundle.ts'
import { Feature } from './cloud/feature.ts'
import { Gateway } from './cloud/gateway.ts'
import { Mail } from './cloud/mail.ts'
import { Permits } from './cloud/permits.ts'
import { publishSigningKey } from './cloud/signing-key.ts'
import { SigningSecret } from './cloud/signing-secret.ts'
import { Table } from './cloud/table.ts'
import { Telling } from './cloud/telling.ts'
import type { Stage } from './stages.ts'

/** All there is of the product in the cloud. */
export class SzabiStack extends CloudStack {
  constructor(app: App, stage: Stage, bundles: Bundles) {
    super(app, `szabi-${stage.name}`)
    const prefix = `szabi-${stage.name}-`
    const features = Object.keys(api) as (keyof typeof api)[]

    const table = new Table(this, 'Table')
    const signingSecret = new SigningSecret(this, 'SigningSecret')
    const mail = new Mail(this, 'Mail', { from: stage.mailFrom })
    const gateway = new Gateway(this, 'Gateway', { functionPrefix: `${prefix}api-` })
    const permits = new Permits(this, 'Permits', {
      table,
      mail,
      signingSecret,
      logGroupArns: features.map(name => logGroupArn(logGroupName(stage, name))),
    })
    const environment = {
      all: { STAGE: stage.name, ORIGIN: stage.origin, MAIL_FROM: stage.mailFrom, TABLE: table.name },
      queue: { MAIL_QUEUE_URL: mail.queue.url },
      secrets: { SECRET_ID: signingSecret.arn },
    }

    const feature = (name: keyof typeof api) =>
      new Feature(this, {
        name,
        endpoints: api[name],
        bundles,
        gateway,
        permits,
        environment,
        prefix,
        logGroupName: logGroupName(stage, name),
      })
    const built = Object.fromEntries(features.map(name => [name, feature(name)])) as Record<keyof typeof api, Feature>

    publishSigningKey(built.account, permits, signingSecret)
    new Telling(this, 'Telling', { notices: built.notices, table, mail, permits })

    new CfnOutput(this, 'ApiAddress', { value: gateway.address })
  }
}

const logGroupName = (stage: Stage, feature: string) => `/szabi/${stage.name}/${feature}`

const logGroupArn = (name: string) => `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:${name}`
