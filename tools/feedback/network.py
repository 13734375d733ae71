"""Trains the network that reads feedback on pictures, and writes its weights as signed bytes.

The network of packages/illustrations/src/feedback/classifier/network.ts, whose docstrings tell what it computes. The
sentences come from write-steps.ts. Seeds are fixed; on another processor or version of PyTorch the weights differ a little.
"""
import argparse
import base64
import json
import random
from collections import Counter

import torch
import torch.nn.functional as F
from torch import nn

QUESTIONS = {
    'amount': ['nothing', 'more', 'less', 'none'],
    'any-sauce': ['nothing', 'more', 'less', 'none'],
    'any-ice': ['nothing', 'more', 'less', 'none'],
    'any-garnish': ['nothing', 'more', 'less', 'none'],
    'container': ['nothing', 'wanted'],
    'any-container': ['nothing', 'wanted'],
    'colour': ['nothing', 'wanted'],
}
NAMES = list(QUESTIONS)
MOST_ANSWERS = 4
PARTS_OF_WORDS = 4096
MOST_PARTS = 20
START, WORD, SUBJECT = 1, 2, 3
# Of which the first sentence is written with its scores.
EXAMPLE_SET = '35'
# Longer sentences are cut to learn from, as few are.
MOST_STEPS = 60
# Beginnings of words that a single word has are not told apart.
LEAST_OF_STEM = 2
UNANSWERED = -100

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument('--steps', default='dist/feedback/steps.jsonl')
parser.add_argument('--out', default='packages/illustrations/src/feedback/classifier/network.json')
parser.add_argument('--without', default='', help='sets that nothing is learned from, separated by commas')
parser.add_argument('--device', default='cpu')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--inputs', type=int, default=48)
parser.add_argument('--states', type=int, default=96)
parser.add_argument('--epochs', type=int, default=20)
parser.add_argument('--drop', type=float, default=0.3)
# Shares of what is known of a word, or of the whole word, that are hidden from a pass.
parser.add_argument('--hide', type=float, default=0.15)
parser.add_argument('--hide-words', type=float, default=0.04)
BATCH = 256
BATCHES_OF_GROUP = 8
STEP = 3e-3
# Of the last passes the weights are averaged.
AVERAGED_FROM = 0.75


class Network(nn.Module):
    def __init__(self, stems, classes, states, sizes):
        super().__init__()
        table = lambda rows: nn.Embedding(rows + 1, sizes.inputs, padding_idx=0)
        self.kinds, self.stems, self.classes = table(3), table(stems), table(classes)
        self.parts, self.states = table(PARTS_OF_WORDS), table(states)
        for each in (self.kinds, self.stems, self.classes, self.parts, self.states):
            nn.init.normal_(each.weight, std=0.1)
            each.weight.data[0] = 0
        self.onward = nn.GRU(sizes.inputs, sizes.states, batch_first=True)
        self.backward_ = nn.GRU(sizes.inputs, sizes.states, batch_first=True)
        self.drop = nn.Dropout(sizes.drop)
        self.answers = nn.Linear(4 * sizes.states, len(NAMES) * MOST_ANSWERS)
        self.asks = nn.Linear(2 * sizes.states, 2)

    def forward(self, kinds, stems, classes, states, words, parts_of_words):
        inputs = self.kinds(kinds) + self.stems(stems) + self.classes(classes) + self.states(states)
        different, which = words.unique(return_inverse=True)
        parts = parts_of_words[different]
        means = self.parts(parts).sum(1) / (parts > 0).sum(1, keepdim=True).clamp(min=1)
        inputs = self.drop(inputs + means[which])
        length, places = (kinds > 0).sum(1, keepdim=True), torch.arange(kinds.shape[1], device=kinds.device)[None]
        reverse = torch.where(places < length, length - 1 - places, places)[..., None]
        onward, _ = self.onward(inputs)
        back, _ = self.backward_(inputs.gather(1, reverse.expand_as(inputs)))
        joined = torch.cat([onward, back.gather(1, reverse.expand_as(back))], -1)
        highest = joined.masked_fill((kinds == 0)[..., None], -1e4).max(1).values
        answers = self.answers(self.drop(torch.cat([joined, highest[:, None].expand_as(joined)], -1)))
        return answers.view(*kinds.shape, len(NAMES), MOST_ANSWERS), self.asks(self.drop(highest))


def places_of(names):
    return {name: at + 1 for at, name in enumerate(names)}


def tensors_of(rows, tables):
    """The sentences as tensors: of each place its kind, stem, class, state, word, question and answer; the parts of words."""
    length = 1 + max(min(MOST_STEPS, len(row['steps'])) for row in rows)
    kinds, stems, classes, states, words, questions = (torch.zeros(len(rows), length, dtype=torch.long) for _ in range(6))
    answers = torch.full((len(rows), length), UNANSWERED)
    known = {(): 0}
    kinds[:, 0] = START
    for at, row in enumerate(rows):
        for place, step in enumerate(row['steps'][:MOST_STEPS], 1):
            if 'state' in step:
                kinds[at, place], states[at, place] = SUBJECT, tables['states'].get(step['state'], 0)
                questions[at, place] = NAMES.index(step['question'])
                answers[at, place] = QUESTIONS[step['question']].index(step['answer'])
            else:
                kinds[at, place], stems[at, place] = WORD, tables['stems'].get(step['stem'], 0)
                classes[at, place] = tables['classes'].get(step['class'], 0)
                words[at, place] = known.setdefault(tuple(step['parts']), len(known))
    parts_of_words = torch.zeros(len(known), MOST_PARTS, dtype=torch.long)
    for parts, word in known.items():
        parts_of_words[word, : len(parts)] = torch.tensor(parts, dtype=torch.long)
    asks = torch.tensor([int(row['asks']) for row in rows])
    return (kinds, stems, classes, states, words, questions, answers, asks), parts_of_words


def batches_of(lengths):
    """Batches in random order, each of sentences of about one length, so that little is padded."""
    order = torch.randperm(len(lengths))
    groups = [group[lengths[group].argsort()] for group in order.split(BATCH * BATCHES_OF_GROUP)]
    batches = [batch for group in groups for batch in group.split(BATCH)]
    random.shuffle(batches)
    return batches


def impossible(device):
    mask = torch.full((len(NAMES), MOST_ANSWERS), -1e9, device=device)
    for at, name in enumerate(NAMES):
        mask[at, : len(QUESTIONS[name])] = 0
    return mask


def hidden(batch, arguments):
    """What is known of words, some of it hidden, so that no single thing is relied on."""
    kinds, stems, classes, states, words = batch
    is_word = kinds == WORD
    draw = lambda share: is_word & (torch.rand(kinds.shape, device=kinds.device) < share)
    whole = draw(arguments.hide_words)
    stems = stems.masked_fill(draw(arguments.hide) | whole, 0)
    classes = classes.masked_fill(draw(arguments.hide) | whole, 0)
    words = words.masked_fill(draw(arguments.hide) | whole, 0)
    return kinds, stems, classes, states, words


def train(network, data, parts_of_words, arguments):
    mask, lengths = impossible(arguments.device), (data[0] > 0).sum(1)
    parts_of_words = parts_of_words.to(arguments.device)
    rows, steps = len(lengths), arguments.epochs * len(batches_of(lengths))
    optimizer = torch.optim.AdamW(network.parameters(), lr=STEP, weight_decay=0.05, betas=(0.9, 0.98))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, STEP, total_steps=steps, pct_start=0.1)
    sums, summed = None, 0
    for epoch in range(arguments.epochs):
        network.train()
        total = 0.0
        for chosen in batches_of(lengths):
            longest = int(lengths[chosen].max())
            places = [each[chosen, :longest].to(arguments.device) for each in data[:-1]]
            *known, questions, answers = places
            asks = data[-1][chosen].to(arguments.device)
            scores, asking = network(*hidden(known, arguments), parts_of_words)
            index = questions[..., None, None].expand(-1, -1, 1, MOST_ANSWERS)
            asked = scores.gather(2, index).squeeze(2) + mask[questions]
            loss = F.cross_entropy(asked.flatten(0, 1), answers.flatten(), ignore_index=UNANSWERED, reduction='sum')
            loss = loss / len(chosen) + F.cross_entropy(asking, asks)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(chosen)
        print(f'pass {epoch + 1}: {float(total) / rows:.3f}', flush=True)
        if epoch >= arguments.epochs * AVERAGED_FROM - 1:
            weights = {name: each.double() for name, each in network.state_dict().items()}
            sums = weights if sums is None else {name: sums[name] + each for name, each in weights.items()}
            summed += 1
    network.load_state_dict({name: (each / summed).float() for name, each in sums.items()})


def packed(weights):
    matrix = weights.detach().cpu().float()
    matrix = matrix[None] if matrix.dim() == 1 else matrix
    scale = max(float(matrix.abs().max()) / 127, 1e-12)
    levels = (matrix / scale).round().to(torch.int8)
    text = base64.b64encode(levels.numpy().tobytes()).decode()
    return {'rows': matrix.shape[0], 'columns': matrix.shape[1], 'scale': scale, 'bytes': text}


def unpacked(matrix, shape):
    levels = torch.frombuffer(bytearray(base64.b64decode(matrix['bytes'])), dtype=torch.int8)
    return (levels.float() * matrix['scale']).view(shape)


def example_of(network, row, tables):
    """A sentence and its scores, by which the TypeScript that reads the weights is tested."""
    (*known, questions, _, _), parts_of_words = tensors_of([row], tables)
    network.cpu().eval()
    with torch.no_grad():
        scores, asks = network(*known, parts_of_words)
    asked = [
        {'question': step['question'], 'scores': scores[0, place, questions[0, place]].tolist()[: len(QUESTIONS[step['question']])]}
        for place, step in enumerate(row['steps'], 1)
        if 'state' in step
    ]
    return {'steps': row['steps'], 'asks': asks[0].tolist(), 'subjects': asked}


def main():
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    random.seed(arguments.seed)
    left_out = set(arguments.without.split(','))
    with open(arguments.steps, encoding='utf8') as lines:
        rows = [row for row in map(json.loads, lines) if row['set'] not in left_out]
    words = [step for row in rows for step in row['steps'] if 'stem' in step]
    stems = Counter(step['stem'] for step in words if step['stem'])
    names = {
        'stems': sorted(stem for stem, count in stems.items() if count >= LEAST_OF_STEM),
        'classes': sorted({step['class'] for step in words if step['class']}),
        'states': sorted({step['state'] for row in rows for step in row['steps'] if 'state' in step}),
    }
    tables = {table: places_of(each) for table, each in names.items()}
    network = Network(len(names['stems']), len(names['classes']), len(names['states']), arguments).to(arguments.device)
    train(network, *tensors_of(rows, tables), arguments)
    matrices = {each: getattr(network, each).weight for each in ('kinds', 'stems', 'classes', 'parts', 'states')}
    for direction, unit in (('forward', network.onward), ('backward', network.backward_)):
        matrices[f'{direction} input'], matrices[f'{direction} input bias'] = unit.weight_ih_l0, unit.bias_ih_l0
        matrices[f'{direction} hidden'], matrices[f'{direction} hidden bias'] = unit.weight_hh_l0, unit.bias_hh_l0
    for layer in ('answers', 'asks'):
        matrices[layer], matrices[f'{layer} bias'] = getattr(network, layer).weight, getattr(network, layer).bias
    shipped = {name: packed(each) for name, each in matrices.items()}
    for name, each in matrices.items():
        each.data = unpacked(shipped[name], each.shape).to(arguments.device)
    example = example_of(network, next(row for row in rows if row['set'] == EXAMPLE_SET), tables)
    written = {**names, 'questions': NAMES, 'matrices': shipped, 'example': example}
    with open(arguments.out, 'w', encoding='utf8') as file:
        json.dump(written, file, indent=1, ensure_ascii=False)
        file.write('\n')


if __name__ == '__main__':
    main()
