import calculator from '#shared/words/hu/calculator.json'
import entitlement from '#shared/words/hu/entitlement.json'
import problems from '#shared/words/hu/problems.json'

/** The words of the calculator, and of the law that it counts by. */
export const words = { calculator, entitlement, problems }
