import { CfnRole } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { releaseFolder } from '#shared/site/pages/site-release.ts'
import type { Capability } from '#infra/build/bundle.ts'
import { apiKeyUsePrefix } from '#shared/contract/api-key.ts'
import type { Bucket } from './bucket.ts'
import type { CaptchaSecret } from './secrets/captcha-secret.ts'
import type { Files } from './files.ts'
import type { Mail } from './mail.ts'
import { policy, type Permission } from './policy.ts'
import type { ProviderSecrets } from './secrets/provider-secrets.ts'
import type { Queue } from './queue.ts'
import type { SealingSecret } from './secrets/sealing-secret.ts'
import type { SlackSecret } from './secrets/slack-secret.ts'
import type { SigningSecret } from './secrets/signing-secret.ts'
import type { Table } from './table.ts'

/** What a function needs: the capabilities it imports, and whether its contract says that it writes. */
export interface Need {
  capabilities: Capability[]
  changes: boolean
  /** Whether keys call it, whose calls are counted. */
  countsKeyCalls?: boolean
}

interface RolesProps {
  table: Table
  mail: Mail
  /** The queue of long work. */
  tasks?: Queue
  /** The queue of the publisher of the public site, and the site's bucket. */
  publications?: Queue
  site?: Bucket
  /** The queue of pushes. */
  push?: Queue
  /** The queue of deliveries to webhooks. */
  webhooks?: Queue
  /** The queue of what is done in chats. */
  chat?: Queue
  files?: Files
  signingSecret: SigningSecret
  sealingSecret?: SealingSecret
  /** Present where the stage has a captcha. */
  captchaSecret?: CaptchaSecret
  /** Present where people sign in by a provider. */
  providerSecrets?: ProviderSecrets
  /** Present where the stage has an app in Slack. */
  slackSecret?: SlackSecret
  /** The log groups of the features. */
  logGroupArns: string[]
}

const reads = ['GetItem', 'BatchGetItem', 'Query']
/** A transaction is authorised by the actions of its steps. */
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']

/** The functions' roles: one for each set of needs, shared by the functions that have it, with named resources only. */
export class Roles extends Construct {
  readonly #props: RolesProps
  readonly #roles = new Map<string, CfnRole>()

  constructor(scope: Construct, id: string, props: RolesProps) {
    super(scope, id)
    this.#props = props
  }

  /** The role for these needs. */
  roleFor(need: Need): CfnRole {
    const name = roleName(need)
    const role = this.#roles.get(name) ?? this.#roleWith(name, this.#permissions(need))
    this.#roles.set(name, role)
    return role
  }

  /** A role for one function only, which a stream or a queue invokes. */
  ownRoleFor(id: string, need: Need, more: Permission[]): CfnRole {
    return this.#roleWith(id, [...this.#permissions(need), ...more])
  }

  #roleWith(id: string, permissions: Permission[]) {
    return new CfnRole(this, id, {
      assumeRolePolicyDocument: policy([
        { Action: ['sts:AssumeRole'], Principal: { Service: 'lambda.amazonaws.com' } },
      ]),
      policies: [{ policyName: 'Permissions', policyDocument: policy([this.#logs(), ...permissions]) }],
    })
  }

  #permissions({ capabilities, changes, countsKeyCalls }: Need): Permission[] {
    const { table, mail, push, tasks, webhooks, chat, publications, site, files } = this.#props
    const { signingSecret, sealingSecret, captchaSecret, providerSecrets, slackSecret } = this.#props
    const bucket = ({ arn }: Bucket): Permission[] => [
      {
        Action: actions('s3', changes ? ['GetObject', 'PutObject', 'DeleteObject'] : ['GetObject']),
        Resource: [`${arn}/*`],
      },
      // Without it, S3 answers 403 for a missing file.
      { Action: ['s3:ListBucket'], Resource: [arn] },
    ]
    const permissions: Record<Capability, Permission[]> = {
      table: [
        { Action: actions('dynamodb', reads), Resource: [table.arn, ...table.indexArns] },
        ...(changes ? [{ Action: actions('dynamodb', writes), Resource: [table.arn] }] : []),
        ...(countsKeyCalls && !changes ? [countingKeyCalls(table.arn)] : []),
      ],
      mail: [{ Action: ['ses:SendRawEmail'], Resource: mail.senderArns }],
      queue: [
        {
          Action: ['sqs:SendMessage'],
          Resource: [mail.queue.arn, mail.accounts.arn, mail.bulk.arn, ...(push ? [push.arn] : [])],
        },
      ],
      tasks: tasks ? [{ Action: ['sqs:SendMessage'], Resource: [tasks.arn] }] : [],
      webhooks: webhooks ? [{ Action: ['sqs:SendMessage'], Resource: [webhooks.arn] }] : [],
      publications: publications ? [{ Action: ['sqs:SendMessage'], Resource: [publications.arn] }] : [],
      site: site ? publishing(site) : [],
      chat: chat ? [{ Action: ['sqs:SendMessage'], Resource: [chat.arn] }] : [],
      slack: slackSecret ? [{ Action: ['secretsmanager:GetSecretValue'], Resource: [slackSecret.arn] }] : [],
      secrets: [{ Action: ['secretsmanager:GetSecretValue'], Resource: signingSecret.arns }],
      seal: sealingSecret ? [{ Action: ['secretsmanager:GetSecretValue'], Resource: [sealingSecret.arn] }] : [],
      captcha: captchaSecret ? [{ Action: ['secretsmanager:GetSecretValue'], Resource: [captchaSecret.arn] }] : [],
      providers: providerSecrets?.arns.length
        ? [{ Action: ['secretsmanager:GetSecretValue'], Resource: providerSecrets.arns }]
        : [],
      avatars: files ? bucket(files.avatars) : [],
      documents: files ? bucket(files.documents) : [],
      exports: files ? bucket(files.exports) : [],
      // Whoever signs an address may do no more than the address says.
      uploads: files ? [{ Action: ['s3:PutObject'], Resource: [`${files.documents.arn}/documents/unchecked/*`] }] : [],
      downloads: files ? [{ Action: ['s3:GetObject'], Resource: [`${files.documents.arn}/documents/kept/*`] }] : [],
    }
    return capabilities.flatMap(capability => permissions[capability])
  }

  #logs(): Permission {
    return {
      Action: actions('logs', ['CreateLogStream', 'PutLogEvents']),
      Resource: this.#props.logGroupArns.map(arn => `${arn}:log-stream:*`),
    }
  }
}

/** Pages and what operators put beside them are written; what renders them is read, and never changed by what it renders. */
const publishing = ({ arn }: Bucket): Permission[] => [
  { Action: ['s3:GetObject'], Resource: [`${arn}/${releaseFolder}/*`] },
  {
    Action: ['s3:PutObject'],
    Resource: ['*.html', 'brands/*', 'ads.txt', 'robots.txt', 'sitemap.xml'].map(files => `${arn}/${files}`),
  },
  { Action: ['s3:DeleteObject'], Resource: [`${arn}/brands/*`, `${arn}/ads.txt`] },
  // Without it, S3 answers 403 for a missing file.
  { Action: ['s3:ListBucket'], Resource: [arn] },
]

/** `ReadTable`, `ChangeTableQueue`, … */
const roleName = ({ capabilities, changes, countsKeyCalls }: Need) =>
  [changes ? 'change' : 'read', ...capabilities, ...(countsKeyCalls && !changes ? ['counting'] : [])]
    .map(word => word[0]?.toUpperCase() + word.slice(1))
    .join('')

/** What only reads writes nothing but how often a key has called. */
const countingKeyCalls = (table: string): Permission => ({
  Action: ['dynamodb:UpdateItem'],
  Resource: [table],
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${apiKeyUsePrefix}*`] } },
})

const actions = (service: string, names: string[]) => names.map(name => `${service}:${name}`)
