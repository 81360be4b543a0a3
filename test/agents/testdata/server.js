// An MCP server on standard input and output with a tool that works, one that
// says that it failed, and one that the protocol fails. It does not start where
// its folder has a file no-server.
const fs = require('fs');
const readline = require('readline');

if (fs.existsSync('no-server')) {
  console.error('no-server says that there is none');
  process.exit(1);
}
const schema = {type: 'object', properties: {x: {type: 'string'}}};
const tools = [
  {name: 'ok', description: 'Says ok.', inputSchema: schema},
  {name: 'iserror', description: 'Says that it failed.', inputSchema: schema},
  {name: 'rpcerror', description: 'Is refused by the protocol.', inputSchema: schema},
];
const send = (m) => process.stdout.write(JSON.stringify({jsonrpc: '2.0', ...m}) + '\n');

readline.createInterface({input: process.stdin}).on('line', (line) => {
  const m = JSON.parse(line);
  if (m.id === undefined) return;
  const reply = (result) => send({id: m.id, result});
  switch (m.method) {
    case 'initialize':
      return reply({protocolVersion: m.params.protocolVersion, capabilities: {tools: {}}, serverInfo: {name: 'fault', version: '1.0'}});
    case 'ping':
      return reply({});
    case 'tools/list':
      return reply({tools});
    case 'tools/call':
      switch (m.params.name) {
        case 'ok':
          return reply({content: [{type: 'text', text: 'ok ' + (m.params.arguments || {}).x}]});
        case 'iserror':
          return reply({isError: true, content: [{type: 'text', text: 'the tool failed: no such project'}]});
        default:
          return send({id: m.id, error: {code: -32602, message: 'Invalid params: fault'}});
      }
    default:
      return send({id: m.id, error: {code: -32601, message: 'Method not found'}});
  }
}).on('close', () => process.exit(0));
