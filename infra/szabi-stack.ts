import { Aws, CfnOutput, CfnParameter, Stack as CloudStack, type App } from 'aws-cdk-lib/core'
import { api } from '#shared/api.ts'
import type { Bundles } from './bundle.ts'
import { tellOfAlarms } from './cloud/alarms.ts'
import { CaptchaSecret } from './cloud/captcha-secret.ts'
import { ContentNetwork } from './cloud/content-network.ts'
import { Feature } from './cloud/feature.ts'
import { Files } from './cloud/files.ts'
import { Gateway } from './cloud/gateway.ts'
import { Jobs } from './cloud/jobs.ts'
import { Mail } from './cloud/mail.ts'
import { OriginSecret } from './cloud/origin-secret.ts'
import { Permits } from './cloud/permits.ts'
import { publishSigningKey } from './cloud/signing-key.ts'
import { SigningSecret } from './cloud/signing-secret.ts'
import { Table } from './cloud/table.ts'
import { Tasks } from './cloud/tasks.ts'
import { Telling } from './cloud/telling.ts'
import { watch } from './cloud/watch.ts'
import { region, type Stage } from './stages.ts'

/** All there is of the product in the cloud. */
export class SzabiStack extends CloudStack {
  constructor(app: App, stage: Stage, bundles: Bundles) {
    super(app, stackName(stage), { env: { region } })
    const prefix = `${stackName(stage)}-`
    const features = Object.keys(api) as (keyof typeof api)[]

    const table = new Table(this, 'Table')
    const files = new Files(this, 'FilesOfPeople')
    const signingSecret = new SigningSecret(this, 'SigningSecret')
    const originSecret = new OriginSecret(this, 'OriginSecret', { words: stage.originWords ?? [1] })
    const captchaSecret = typeof stage.captcha === 'object' ? new CaptchaSecret(this, 'CaptchaSecret') : undefined
    const mail = new Mail(this, 'Mail', { from: stage.mailFrom })
    const tasks = new Tasks(this, 'Tasks')
    const gateway = new Gateway(this, 'Gateway', { functionPrefix: `${prefix}api-` })
    const front = new ContentNetwork(this, 'ContentNetwork', {
      stage,
      gateway,
      originSecret,
      edge: edgeOf(this, stage),
    })
    const permits = new Permits(this, 'Permits', {
      table,
      mail,
      tasks: tasks.queue,
      files,
      signingSecret,
      captchaSecret,
      logGroupArns: features.map(name => logGroupArn(logGroupName(stage, name))),
    })
    const environment = {
      all: {
        STAGE: stage.name,
        ORIGIN: stage.origin ?? front.address,
        MAIL_FROM: stage.mailFrom,
        TABLE: table.name,
      },
      calls: { ORIGIN_SECRET: originSecret.accepted },
      queue: { MAIL_QUEUE_URL: mail.queue.url },
      tasks: { TASK_QUEUE_URL: tasks.queue.url },
      secrets: { SECRET_ID: signingSecret.arn },
      files: { AVATARS_BUCKET: files.avatars.name, EXPORTS_BUCKET: files.exports.name },
      captcha: { CAPTCHA: captchaSecret?.arn ?? (stage.captcha ? 'stand-in' : 'off') },
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
    tasks.doneBy({ feature: built.leave, file: 'recount', permits })
    new Jobs(this, 'Jobs', { functionPrefix: `${prefix}job-` })
    watch(this, { gateway, table })
    tellOfAlarms(this, { to: stage.alarmsTo })

    new CfnOutput(this, 'Address', { value: front.address })
    new CfnOutput(this, 'SiteBucket', { value: front.bucket.name })
    new CfnOutput(this, 'DomainName', { value: front.domainName })
  }
}

export const stackName = (stage: Stage) => `szabi-${stage.name}`

/** What the stack in Virginia made before, handed over by the deployment: no stack reads another one's of another region. */
function edgeOf(stack: CloudStack, { domains }: Stage) {
  if (!domains.length) return undefined
  const given = (id: string) => new CfnParameter(stack, id, { type: 'String', allowedPattern: 'arn:.+' }).valueAsString
  return { certificateArn: given('CertificateArn'), webAclArn: given('WebAclArn') }
}

const logGroupName = (stage: Stage, feature: string) => `/szabi/${stage.name}/${feature}`

const logGroupArn = (name: string) => `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:${name}`
