import { Aws, CfnOutput, CfnParameter, Stack as CloudStack, type App } from 'aws-cdk-lib/core'
import { api } from '#shared/api.ts'
import type { Bundles } from '#infra/build/bundle.ts'
import { tellOfAlarms } from './alarms.ts'
import { CaptchaSecret } from './captcha-secret.ts'
import { ChangeStream } from './change-stream.ts'
import { ContentNetwork } from './content-network.ts'
import { EmailSender } from './email-sender.ts'
import { Feature } from './feature.ts'
import { Files } from './files.ts'
import { Gateway } from './gateway.ts'
import { Jobs } from './jobs.ts'
import { Mail } from './mail.ts'
import { OriginSecret } from './origin-secret.ts'
import { Permits } from './roles.ts'
import { publishSigningKey } from './signing-key.ts'
import { SigningSecret } from './signing-secret.ts'
import { Table } from './table.ts'
import { Tasks } from './tasks.ts'
import { watch } from './watch.ts'
import { features } from '#infra/build/handler-files.ts'
import { region, type Stage } from '#infra/stages.ts'

/** The product's stack. */
export class SzabiStack extends CloudStack {
  constructor(app: App, stage: Stage, bundles: Bundles) {
    super(app, stackName(stage), { env: { region } })
    const prefix = `${stackName(stage)}-`

    const table = new Table(this, 'Table')
    const files = new Files(this, 'FilesOfPeople')
    const signingSecret = new SigningSecret(this, 'SigningSecret')
    const originSecret = new OriginSecret(this, 'OriginSecret', { versions: stage.originSecretVersions ?? [1] })
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

    const feature = (name: string) =>
      new Feature(this, {
        name,
        endpoints: name in api ? api[name as keyof typeof api] : {},
        bundles,
        gateway,
        permits,
        environment,
        prefix,
        logGroupName: logGroupName(stage, name),
      })
    const built = Object.fromEntries(features.map(name => [name, feature(name)])) as Record<
      keyof typeof api | 'stream',
      Feature
    >

    publishSigningKey(built.account, permits, signingSecret)
    new ChangeStream(this, 'ChangeStream', { stream: built.stream, table, permits })
    new EmailSender(this, 'EmailSender', { notifications: built.notifications, mail, permits })
    tasks.processedBy({ feature: built.leave, file: 'recount', permits })
    new Jobs(this, 'Jobs', { functionPrefix: `${prefix}job-` })
    watch(this, { gateway, table })
    tellOfAlarms(this, { to: stage.alarmsTo })

    new CfnOutput(this, 'Address', { value: front.address })
    new CfnOutput(this, 'SiteBucket', { value: front.bucket.name })
    new CfnOutput(this, 'DomainName', { value: front.domainName })
  }
}

export const stackName = (stage: Stage) => `szabi-${stage.name}`

/** The outputs of the stack in Virginia, passed as parameters by the deployment, since stacks cannot refer across regions. */
function edgeOf(stack: CloudStack, { domains }: Stage) {
  if (!domains.length) return undefined
  const given = (id: string) => new CfnParameter(stack, id, { type: 'String', allowedPattern: 'arn:.+' }).valueAsString
  return { certificateArn: given('CertificateArn'), webAclArn: given('WebAclArn') }
}

const logGroupName = (stage: Stage, feature: string) => `/szabi/${stage.name}/${feature}`

const logGroupArn = (name: string) => `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:${name}`
