import { ApiError } from '../../plugins/api-error.ts';
import { ControlRefused } from '../../simulation/book/control-refused.ts';
import { ConfigRefused } from '../config/config-service.ts';

/**
 * Turns refusals of the book or the config into errors of the catalogue.
 *
 * @throws ApiError BAD_REQUEST or GAME_UNKNOWN, with the message of the refusal
 */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ControlRefused) throw new ApiError(error.code, { message: error.message, cause: error });
    if (error instanceof ConfigRefused) throw new ApiError('BAD_REQUEST', { message: error.message, cause: error });
    throw error;
  }
}
