import { Aws, CfnOutput, CfnParameter, Stack as CloudStack, type App } from 'aws-cdk-lib/core'
import { api } from '#shared/api.ts'
import type { Bundles } from '#infra/build/bundle.ts'
import { features } from '#infra/build/handler-files.ts'
import { region, type Stage } from '#infra/stages.ts'
import { notifyOfAlarms } from './alarms.ts'
import { CaptchaSecret } from './secrets/captcha-secret.ts'
import { reactedTo } from '#shared/changes.ts'
import type { Bucket } from './bucket.ts'
import { ChangeStream } from './change-stream.ts'
import { ContentNetwork } from './content-network.ts'
import { EmailSender, emailWorkers } from './email-sender.ts'
import { Feature, type FeatureProps } from './feature.ts'
import { Files } from './files.ts'
import { Gateway } from './gateway.ts'
import { Jobs } from './jobs.ts'
import { MailFeedback } from './mail-feedback.ts'
import { Mail } from './mail.ts'
import { OriginSecret } from './secrets/origin-secret.ts'
import { Publisher } from './publisher.ts'
import { Push } from './push.ts'
import { ProviderSecrets } from './secrets/provider-secrets.ts'
import { Roles } from './roles.ts'
import { addSecurityAlarms, addServiceAlarms } from './service-alarms.ts'
import { publishSigningKeys } from './secrets/signing-key.ts'
import { SealingSecret } from './secrets/sealing-secret.ts'
import { SigningSecret } from './secrets/signing-secret.ts'
import { Table } from './table.ts'
import { Tasks } from './tasks.ts'
import { Chat } from './chat.ts'
import { SlackSecret } from './secrets/slack-secret.ts'
import { Webhooks } from './webhooks.ts'

type FeatureName = keyof typeof api | 'stream'

/** The product's stack. */
export class SzabiStack extends CloudStack {
  constructor(app: App, stage: Stage, bundles: Bundles) {
    super(app, stackName(stage), { env: { region }, terminationProtection: stage.isProtected })
    const prefix = `${stackName(stage)}-`

    const stores = storesOf(this, stage)
    const { table, mail, push, tasks, webhooks, chat, publisher, signingSecret, originSecret } = stores
    const gateway = new Gateway(this, 'Gateway', { functionPrefix: `${prefix}api-` })
    const edge = edgeOf(this, stage)
    const site = new ContentNetwork(this, 'ContentNetwork', {
      stage,
      gateway,
      originSecret,
      files: stores.files,
      edge,
      onUpload: publisher.queue,
    })
    const roles = new Roles(this, 'Roles', {
      ...stores,
      tasks: tasks.queue,
      push: push.queue,
      webhooks: webhooks.queue,
      publications: publisher.queue,
      site: site.bucket,
      chat: chat.queue,
      logGroupArns: features.map(name => logGroupArn(logGroupName(stage, name))),
    })

    const environment = environmentOf(stage, { ...stores, site: site.bucket }, stage.origin ?? site.address)
    const built = this.#features(
      { bundles, gateway, roles, environment, prefix, originSecret: originSecret.accepted },
      stage,
    )
    publishSigningKeys(built.account, roles, signingSecret)
    new ChangeStream(this, 'ChangeStream', { stream: built.stream, table, roles, reactsTo: reactedTo })
    new EmailSender(this, 'EmailSender', { notifications: built.notifications, mail, roles })
    new MailFeedback(this, 'MailFeedback', { notifications: built.notifications, mail, roles })
    push.sentBy({ notifications: built.notifications, roles })
    webhooks.sentBy({ integrations: built.integrations, roles })
    publisher.publishedBy({ site: built.site, roles })
    chat.sentBy({ integrations: built.integrations, roles })
    tasks.processedBy({ feature: built.stream, file: 'run-task', roles })
    new Jobs(this, 'Jobs').processedBy({ feature: built.stream, file: 'run-job', roles })
    addServiceAlarms(this, { gateway, table })
    addSecurityAlarms(this, { account: built.account, namespace: stackName(stage) })
    notifyOfAlarms(this, { to: stage.alarmsTo })

    new CfnOutput(this, 'Address', { value: site.address })
    new CfnOutput(this, 'SiteBucket', { value: site.bucket.name })
    new CfnOutput(this, 'DomainName', { value: site.domainName })
  }

  #features(shared: Omit<FeatureProps, 'name' | 'endpoints' | 'logGroupName'>, stage: Stage) {
    const feature = (name: string) => {
      const endpoints = name in api ? api[name as keyof typeof api] : {}
      return new Feature(this, { ...shared, name, endpoints, logGroupName: logGroupName(stage, name) })
    }
    const built = Object.fromEntries(features.map(name => [name, feature(name)])) as Record<FeatureName, Feature>
    for (const [name, writer] of Object.entries(built))
      if (!readers.some(reader => reader === name))
        for (const reader of readers) writer.addStackDependency(built[reader])
    return built
  }
}

/** The features that read what all others write: updated first, so that they know its words when those begin to write them. */
const readers = ['stream', 'notifications'] as const

/** What functions read and write. */
const storesOf = (stack: SzabiStack, stage: Stage) => ({
  table: new Table(stack, 'Table'),
  files: new Files(stack, 'PersonalFiles'),
  signingSecret: new SigningSecret(stack, 'SigningSecret', { versions: stage.signingSeedVersions ?? [1] }),
  sealingSecret: new SealingSecret(stack, 'SealingSecret'),
  originSecret: new OriginSecret(stack, 'OriginSecret', { versions: stage.originSecretVersions ?? [1] }),
  captchaSecret: typeof stage.captcha === 'object' ? new CaptchaSecret(stack, 'CaptchaSecret') : undefined,
  providerSecrets: new ProviderSecrets(stack, 'ProviderSecrets', stage),
  mail: new Mail(stack, 'Mail', { from: stage.mailFrom }),
  push: new Push(stack, 'Push'),
  tasks: new Tasks(stack, 'Tasks'),
  webhooks: new Webhooks(stack, 'Webhooks'),
  publisher: new Publisher(stack, 'Publisher'),
  chat: new Chat(stack, 'Chat'),
  slackSecret: stage.slack === true ? new SlackSecret(stack, 'SlackSecret') : undefined,
})

const environmentOf = (
  {
    name,
    mailFrom,
    mailPerSecond,
    supportAddress,
    captcha,
    domains,
    furtherOrigins = [],
    callsPrivateAddresses,
    slack,
  }: Stage,
  {
    table,
    files,
    signingSecret,
    sealingSecret,
    captchaSecret,
    providerSecrets,
    mail,
    push,
    tasks,
    webhooks,
    publisher,
    site,
    chat,
    slackSecret,
  }: ReturnType<typeof storesOf> & { site: Bucket },
  origin: string,
): FeatureProps['environment'] => ({
  all: {
    STAGE: name,
    ORIGIN: origin,
    ORIGINS: [origin, ...domains.slice(1).map(domain => `https://${domain}`), ...furtherOrigins].join(' '),
    MAIL_FROM: mailFrom,
    SUPPORT_ADDRESS: supportAddress,
    TABLE: table.name,
    ...(callsPrivateAddresses && { PRIVATE_ADDRESSES: 'allowed' }),
  },
  mail: { MAIL_PER_SECOND: String(mailPerSecond / emailWorkers) },
  queue: {
    MAIL_QUEUE_URL: mail.queue.url,
    ACCOUNT_MAIL_QUEUE_URL: mail.accounts.url,
    BULK_MAIL_QUEUE_URL: mail.bulk.url,
    PUSH_QUEUE_URL: push.queue.url,
  },
  tasks: { TASK_QUEUE_URL: tasks.queue.url },
  webhooks: { WEBHOOK_QUEUE_URL: webhooks.queue.url },
  publications: { PUBLISHING_QUEUE_URL: publisher.queue.url },
  site: { SITE_BUCKET: site.name },
  chat: { CHAT_QUEUE_URL: chat.queue.url },
  slack: {
    SLACK: slackSecret?.arn ?? (slack ? 'stand-in' : 'off'),
    ...(typeof slack === 'object' && { SLACK_ORIGIN: slack.standIn }),
  },
  secrets: { SECRET_IDS: signingSecret.arns.join(' ') },
  seal: { SEALING_SECRET_ID: sealingSecret.arn },
  avatars: { AVATARS_BUCKET: files.avatars.name, AVATARS_DOMAIN: files.avatars.domainName },
  documents: documentsOf(files),
  uploads: documentsOf(files),
  downloads: documentsOf(files),
  exports: { EXPORTS_BUCKET: files.exports.name, EXPORTS_DOMAIN: files.exports.domainName },
  providers: { PROVIDERS: providerSecrets.setting },
  captcha: { CAPTCHA: captchaSecret?.arn ?? (captcha ? 'stand-in' : 'off') },
})

/** The bucket of documents, for functions that keep them and for those that only sign addresses. */
const documentsOf = ({ documents }: Files) => ({
  DOCUMENTS_BUCKET: documents.name,
  DOCUMENTS_DOMAIN: documents.domainName,
})

export const stackName = (stage: Stage) => `szabi-${stage.name}`

/** The outputs of the stack in Virginia, passed as parameters by the deployment, since stacks cannot refer across regions. */
function edgeOf(stack: CloudStack, { domains }: Stage) {
  if (!domains.length) return undefined
  const given = (id: string) => new CfnParameter(stack, id, { type: 'String', allowedPattern: 'arn:.+' }).valueAsString
  return { certificateArn: given('CertificateArn'), webAclArn: given('WebAclArn') }
}

const logGroupName = (stage: Stage, feature: string) => `/szabi/${stage.name}/${feature}`

const logGroupArn = (name: string) => `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:${name}`
