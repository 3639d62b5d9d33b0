import type { Database } from '../database/database.ts';

/** Makes each query fail as if the database refused connections. @returns a function that ends the failure */
export function disconnectDatabase(db: Database): () => void {
  const executor = db.getExecutor();
  const provideConnection = executor.provideConnection.bind(executor);
  const connectionError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  executor.provideConnection = () => Promise.reject(connectionError);
  return () => {
    executor.provideConnection = provideConnection;
  };
}
