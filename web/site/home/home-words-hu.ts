import home from '#shared/words/hu/home.json'
import problems from '#shared/words/hu/problems.json'

/** The words of the home page below its first screen, and of what a form objects to. */
export const words = { home, problems }
