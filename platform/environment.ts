import { type Environment, EnvironmentError, parseEnvironment } from '#shared/domain/environment.ts';

/** Returns the platform's environment; ends the process with a list of problems when it is not usable. */
export function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
