import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnTable } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'

const indexes = [1, 2]

/** The single table; keys and other attributes of the store begin with an underscore. */
export class Table extends Construct {
  readonly name: string
  readonly arn: string
  readonly streamArn: string
  readonly indexArns: string[]

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const keys = ['', ...indexes].flatMap(index => [`_pk${index}`, `_sk${index}`])
    const table = new CfnTable(this, 'Items', {
      billingMode: 'PAY_PER_REQUEST',
      attributeDefinitions: keys.map(attributeName => ({ attributeName, attributeType: 'S' })),
      keySchema: keySchema(''),
      globalSecondaryIndexes: indexes.map(index => ({
        indexName: `index${index}`,
        keySchema: keySchema(index),
        projection: { projectionType: 'ALL' },
      })),
      timeToLiveSpecification: { attributeName: '_ttl', enabled: true },
      streamSpecification: { streamViewType: 'NEW_AND_OLD_IMAGES' },
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtectionEnabled: true,
    })
    // A table with deletion protection cannot go even where the first deployment fails.
    table.applyRemovalPolicy(RemovalPolicy.RETAIN)

    this.name = table.ref
    this.arn = table.attrArn
    this.streamArn = table.attrStreamArn
    this.indexArns = indexes.map(index => `${table.attrArn}/index/index${index}`)
  }
}

const keySchema = (index: number | '') => [
  { attributeName: `_pk${index}`, keyType: 'HASH' },
  { attributeName: `_sk${index}`, keyType: 'RANGE' },
]
